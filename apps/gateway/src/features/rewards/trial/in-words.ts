import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import type { Programme } from '../rules/compiled.ts'
import type { Trial } from './trial.ts'

/** Why nothing would have been given, in a merchant's words. */
const REASONS: Readonly<Record<string, string>> = {
  hours: 'at other hours',
  level: 'members of other levels',
  notNew: 'members who were not new any more',
  language: 'members of other languages',
  game: 'other games',
  small: 'too small an amount',
  method: 'another way to pay',
  number: 'another deposit than the one it is for',
  undone: 'undone since',
  multiple: 'too small a win',
  household: 'invited themselves, by browser and address',
  tier: 'friends at another distance',
  friend: 'friends who brought too little',
  budget: 'more than the budget',
  address: 'another member at the address had it',
  device: 'another member with the device had it',
}

/** A trial as lines for the terminal. */
export function trialInWords(
  { name, timeZone }: Pick<Merchant, 'name' | 'timeZone'>,
  programme: Programme,
  trial: Trial,
  [from, to]: readonly [Date, Date],
): string {
  const { id, exponent, currency, stated } = programme
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
    `  costs     ${sum(costMinor)}${rewards > 0 ? `, ${sum(costMinor / BigInt(rewards))} each and ${sum(largestMinor)} at most` : ''}`,
    ...(turnoverMinor > 0n ? [`  stakes    ${sum(turnoverMinor)} would have to be staked for it`] : []),
    `  budget    ${shortAt ? `does not reach from ${day(shortAt)} on` : 'reaches'}`,
    `  looks at  ${facts} facts`,
    ...[...refused]
      .toSorted(([, one], [, other]) => other - one)
      .map(([reason, count]) => `  nothing   ${count} times: ${REASONS[reason] ?? reason}`),
    `  as if     ${assumed.join('; ')}`,
  ].join('\n')
}
