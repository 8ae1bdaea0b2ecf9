import type { Frozen } from '../../frozen.ts'
import { inWords } from '../../wording/lists.ts'
import { conditionsInWords } from './part-words.ts'
import type { ProgrammeFile } from './schema.ts'

type Programme = Frozen<ProgrammeFile>

/** A programme in sentences: its reward, its trigger, its limits, its members and its time. */
export function programmeInWords(programme: Programme): string {
  const { trigger, reward, prizes, budget, conditions, period = 'once' } = programme
  const often = period === 'always' ? 'each time' : period === 'once' ? 'once a member' : `once a ${period}`
  const upTo = budget ? `, at most ${budget.amount} ${budget.per === 'ever' ? 'in all' : `a ${budget.per}`}` : ''
  const bounds = conditionsInWords(conditions)
  return [
    `${rewardInWords(reward, prizes)} ${triggerInWords(trigger)}, ${often}${upTo}.`,
    ...(bounds.length === 0 ? [] : [`Bound by ${inWords(bounds)}.`]),
    ...stepsInWords(programme),
  ].join(' ')
}

/** The acts of members and operators that a reward needs. */
function stepsInWords({ join, approval, claim }: Programme): string[] {
  return [
    ...(join === 'join' ? ['Members join first.'] : []),
    ...(join === 'apply' ? ['Members apply, and a person decides.'] : []),
    ...(approval === 'person' && join !== 'apply' ? ['A person decides on each.'] : []),
    ...(claim === 'auto' ? ['It is paid at once.'] : []),
  ]
}

function rewardInWords(reward: Programme['reward'], prizes: Programme['prizes']): string {
  const { kind, percent, amount, most, byLevel, turnoverTimes, turnoverOf } = reward
  if (kind === 'freeRounds') return freeRoundsInWords(reward)
  const size =
    prizes !== undefined
      ? `prizes in ${kind} for ${prizes.at(-1)?.to ?? 0} places`
      : percent !== undefined
        ? `${percent} % in ${kind}${most === undefined ? '' : ` up to ${most}`}`
        : byLevel !== undefined
          ? `${kind} by level`
          : `${amount ?? ''} in ${kind}`
  const what = turnoverOf === 'rewardAndDeposit' ? ' with its deposit' : ''
  return turnoverTimes ? `${size}, staked${what} ${turnoverTimes} times,` : size
}

function freeRoundsInWords({ game, rounds, stake, winnings, turnoverTimes, playHours = 168 }: Programme['reward']) {
  const bound = winnings === 'bonus' ? `bonus staked ${turnoverTimes} times` : 'money'
  return `${rounds} free rounds of ${stake} at ${game} within ${playHours} hours, their winnings ${bound},`
}

function triggerInWords({
  on,
  which = 'any',
  nth,
  chosen,
  amount,
  count,
  times,
  codes,
  level,
  metric,
  ...friend
}: Programme['trigger']) {
  const deposits = {
    first: 'for the first deposit',
    nth: `for deposit ${nth}`,
    any: 'for a deposit',
    daily: 'for the first deposit of a day',
  }
  switch (on) {
    case 'deposit':
      return `${deposits[which]}${chosen ? ' that was made for it' : ''}`
    case 'signUp':
      return 'for signing up'
    case 'signIn':
      return 'for signing in'
    case 'turnover':
      return `for stakes of ${amount}`
    case 'rounds':
      return `for ${count} rounds`
    case 'winMultiple':
      return `for ${count ?? 1} wins of ${times} times the stake`
    case 'code':
      return `for ${codes?.length === 1 ? 'a code' : `one of ${codes?.length ?? 0} codes`}`
    case 'level':
      return `for reaching level ${level}`
    case 'referral':
      return friendInWords(friend, count)
    case 'place':
      return `by ${metric}`
  }
}

function friendInWords(
  { tier = 1, deposits, turnover }: Pick<Programme['trigger'], 'tier' | 'deposits' | 'turnover'>,
  count: number | undefined,
): string {
  const who =
    tier === 0
      ? 'for who was invited'
      : `for ${count === undefined ? 'a friend' : `${count} friends`}${tier === 1 ? '' : `, ${tier} invitations apart,`}`
  const brought = [
    ...(deposits === undefined ? [] : [`deposited ${deposits}`]),
    ...(turnover === undefined ? [] : [`staked ${turnover}`]),
  ]
  return brought.length === 0 ? who : `${who} having ${brought.join(' and ')}`
}
