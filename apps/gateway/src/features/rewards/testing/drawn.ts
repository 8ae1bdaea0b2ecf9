import type { Random } from '@livery/artwork/random'
import type { Merchant } from '@livery/merchant/merchant'

type Stated = NonNullable<Merchant['programmes']>[number]
export type Family = 'plain' | 'levels' | 'friends'

const DAY_MS = 86_400_000
/** Facts lie within this many days. */
const SPAN_DAYS = 12

export const drawnMoment = (random: Random, now: number) => now - random.whole(60_000, SPAN_DAYS * DAY_MS)

/** Codes that members try; the last one does not exist. */
export const CODES = ['SPRING-26', 'Summer', 'nobodys']

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** Programmes of every trigger that a group of scenarios has facts for. */
export function drawProgrammes(random: Random, family: Family, scenario: string, now: number): Stated[] {
  const triggers = [
    () => ({
      on: 'deposit',
      ...random.pick([{ which: 'first' }, { which: 'nth', nth: random.whole(1, 3) }, { which: 'daily' }, {}]),
    }),
    () => ({ on: 'deposit', which: 'any', ...(random.chance(0.5) && { chosen: true }) }),
    () => ({ on: 'signUp' }),
    () => ({ on: 'signIn' }),
    () => ({ on: 'turnover', amount: String(random.whole(1, 40) * 5) }),
    () => ({ on: 'rounds', count: random.whole(1, 6) }),
    () => ({ on: 'winMultiple', times: random.whole(1, 3), count: random.whole(1, 3) }),
    () => ({ on: 'code', codes: [random.pick(CODES.slice(0, 2))] }),
    ...(family === 'levels' ? [1, 2].map((level) => () => ({ on: 'level', level })) : []),
    ...(family === 'friends' ? [0, 1, 2, 1].map((tier) => () => friendly(random, tier)) : []),
  ]
  return triggers.map((draw, at) => stated(random, family, `${scenario}-${at}`, draw() as Stated['trigger'], now))
}

function friendly(random: Random, tier: number) {
  return {
    on: 'referral',
    tier,
    turnover: String(random.whole(0, 20) * 5),
    ...(random.chance(0.3) && { deposits: '20' }),
    ...(tier === 1 && random.chance(0.5) && { count: random.whole(1, 2) }),
  }
}

function stated(random: Random, family: Family, id: string, trigger: Stated['trigger'], now: number): Stated {
  const isSum = ['turnover', 'rounds', 'winMultiple'].includes(trigger.on) || trigger.count !== undefined
  const isDerived = trigger.on === 'level' || trigger.on === 'referral'
  const period =
    trigger.on === 'level'
      ? 'once'
      : trigger.on === 'referral'
        ? isSum
          ? random.pick(['once', 'month'] as const)
          : 'always'
        : random.pick(
            isSum ? (['once', 'day', 'week', 'month'] as const) : (['once', 'day', 'week', 'month', 'always'] as const),
          )
  return {
    ...{ id, name: { EN: id }, trigger, period },
    ...(!isDerived && { conditions: conditions(random, family, trigger.on, now) }),
    reward: reward(random, family, trigger),
    ...(random.chance(0.4) && { claim: 'auto' }),
    ...(!isDerived && random.chance(0.15) && { join: 'join' }),
    ...(random.chance(0.1) && { approval: 'person' }),
    budget: { amount: random.chance(0.15) ? '15' : '1000000', per: 'ever' },
  } as Stated
}

function conditions(random: Random, family: Family, on: string, now: number): NonNullable<Stated['conditions']> {
  const maybe = <T extends object>(part: () => T) => (random.chance(0.2) ? part() : {})
  const moment = () => `${new Date(drawnMoment(random, now)).toISOString().slice(0, 16)}Z`
  const ofWeek = () =>
    `${random.pick(DAYS)} ${String(random.whole(0, 23)).padStart(2, '0')}:${random.pick(['00', '30'])}`
  return {
    ...maybe(() => ({ from: moment() })),
    ...maybe(() => ({ until: moment() })),
    ...maybe(() => ({ weekly: [{ from: ofWeek(), to: ofWeek() }] })),
    ...maybe(() => ({ newForDays: random.whole(1, 20) })),
    ...(family === 'plain' && maybe(() => ({ levelFrom: random.whole(0, 2) }))),
    ...(family === 'plain' && maybe(() => ({ levelTo: random.whole(2, 4) }))),
    ...(on === 'deposit' && maybe(() => ({ minDeposit: String(random.whole(1, 30)) }))),
    ...(on === 'deposit' && maybe(() => ({ methods: [random.pick(['bank', 'card'])] }))),
    ...(['turnover', 'rounds'].includes(on) && maybe(() => ({ vendors: [random.pick(['test', 'other'])] }))),
    ...(['turnover', 'rounds'].includes(on) && maybe(() => ({ gameTypes: [random.pick(['RNG', 'LIVE'] as const)] }))),
    ...(on === 'rounds' && maybe(() => ({ games: [random.pick(['TEST/test-game', 'TEST/another'])] }))),
  }
}

function reward(random: Random, family: Family, { on, chosen }: Stated['trigger']): Stated['reward'] {
  if (!chosen && random.chance(0.2)) return freeRounds(random)
  const kind = random.pick(['money', 'bonus', 'points', 'tickets'] as const)
  const times = kind === 'bonus' ? { turnoverTimes: random.whole(1, 5) } : {}
  if (on === 'deposit' && random.chance(0.6)) {
    const most = random.chance(0.5) ? { most: String(random.whole(2, 10)) } : {}
    return { kind: kind === 'bonus' ? 'bonus' : 'money', percent: random.whole(1, 300) / 2, ...most, ...times }
  }
  if (family === 'plain' && random.chance(0.3)) return { kind, byLevel: { '1': '2', '3': '7' }, ...times }
  return { kind, amount: String(random.whole(1, 9)), ...times }
}

function freeRounds(random: Random): Stated['reward'] {
  const of = { rounds: random.whole(1, 3), stake: String(random.whole(1, 3)) }
  const winnings = random.chance(0.5)
    ? ({ winnings: 'bonus', turnoverTimes: random.whole(1, 5) } as const)
    : ({ winnings: 'money' } as const)
  return { kind: 'freeRounds', game: 'TEST/test-game', ...of, ...winnings }
}
