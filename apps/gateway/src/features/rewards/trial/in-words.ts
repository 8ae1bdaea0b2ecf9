import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { REFUSALS_IN_WORDS } from '../../../ledger/rewards/refusals-in-words.ts'
import type { Programme } from '../rules/compiled.ts'
import type { Trial } from './trial.ts'

/** Free rounds are counted at the cost of their stakes; players win back the game’s return on average. */
const RECKONED = ', the stakes of the rounds: on average players win the game’s return to player of that'

/** A trial as lines for the terminal. */
export function trialInWords(
  { name, timeZone }: Pick<Merchant, 'name' | 'timeZone'>,
  programme: Programme,
  trial: Trial,
  [from, to]: readonly [Date, Date],
): string {
  const { id, exponent, currency, stated, freeRounds } = programme
  const sum = (minor: bigint) => `${fromMinor(minor, exponent)} ${currency}`
  const day = (at: Date) => at.toLocaleDateString('en-CA', { timeZone })
  const { facts, members, reached, rewards, costMinor, largestMinor, turnoverMinor, refused, shortAt } = trial
  const assumed = [
    ...(stated.join ? [`every member had ${stated.join === 'join' ? 'joined' : 'applied, and was granted it'}`] : []),
    ...(stated.trigger.chosen ? ['it was chosen with every deposit'] : []),
    ...(programme.excludes.length > 0 ? ['nobody had what it excludes'] : []),
    'levels, languages and addresses were those of today',
  ]
  return [
    `“${id}” at ${name}, as its file states it, from ${day(from)} to ${day(to)}:`,
    `  reaches   ${reached} of ${members} members of whom there is something to look at, with ${rewards} rewards`,
    `  costs     ${sum(costMinor)}${rewards > 0 ? `, ${sum(costMinor / BigInt(rewards))} each and ${sum(largestMinor)} at most` : ''}${freeRounds ? RECKONED : ''}`,
    ...(turnoverMinor > 0n ? [`  stakes    ${sum(turnoverMinor)} would have to be staked for it`] : []),
    `  budget    ${shortAt ? `does not reach from ${day(shortAt)} on` : 'reaches'}`,
    `  looks at  ${facts} facts`,
    ...[...refused]
      .toSorted(([, one], [, other]) => other - one)
      .map(([reason, count]) => `  nothing   ${count} times: ${REFUSALS_IN_WORDS[reason] ?? reason}`),
    `  as if     ${assumed.join('; ')}`,
  ].join('\n')
}
