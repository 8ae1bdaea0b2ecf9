import { describe, expect, test } from 'vitest'
import { merchantWith } from '../testing/merchant-with.ts'
import { programmesOf } from './compiled.ts'
import { type DepositInputs, type Fact, type Judged, judge, type RoundInputs } from './judge.ts'
import { isWithin, lastWindowEndMs, localMoment, periodEndMs, periodName, weekWindow } from './moments.ts'

type Stated = NonNullable<Parameters<typeof merchantWith>[0]>[number]

// A Friday, ten in the evening in Manila.
const AT = Date.parse('2026-11-20T14:00:00Z')
const ZONE = 'Asia/Manila'
const MEMBER: Judged = { level: 3, createdMs: AT - 5 * 86_400_000, language: 'EN', joinedMs: new Map() }
const ROUND: RoundInputs = {
  ...{ vendor: 'pg', gameType: 'RNG', game: 'PG/one' },
  ...{ betMinor: 1_000n, winMinor: 20_000n, turnoverMinor: 500n },
}
const DEPOSIT: DepositInputs = {
  ...{ method: 'gcash', creditedMinor: 30_000n, number: 2, numberOfDay: 1, startedMs: AT, chosen: null },
}
const base = { id: 'p', name: { EN: 'P' }, budget: { amount: '1000', per: 'ever' } } as const
const money = { kind: 'money', amount: '5' } as const

function judged(
  programme: Omit<Stated, 'id' | 'name' | 'budget'>,
  fact: Partial<Fact> = {},
  member: Partial<Judged> = {},
) {
  const [compiled] = programmesOf(merchantWith([{ ...base, ...programme } as Stated]))
  const whole = { kind: 'signIn', key: 'k', memberId: '1', atMs: AT, ...fact } as Fact
  return judge(compiled!, whole, { ...MEMBER, ...member }, localMoment(whole.atMs, ZONE))
}
const round = (more: Partial<RoundInputs> = {}) => ({ kind: 'round', round: { ...ROUND, ...more } }) as Partial<Fact>
const deposit = (more: Partial<DepositInputs> = {}) =>
  ({ kind: 'deposit', deposit: { ...DEPOSIT, ...more } }) as Partial<Fact>
const why = (judgement: ReturnType<typeof judge>) => ('reason' in judgement ? judgement.reason : judgement.outcome)

describe('when and for whom a programme holds', () => {
  const signIn = (conditions: NonNullable<Stated['conditions']>, member: Partial<Judged> = {}) =>
    why(judged({ trigger: { on: 'signIn' }, reward: money, conditions }, {}, member))

  test('from and until bound it, and weekly from to are parts of the week by the merchant’s clock', () => {
    expect(signIn({ from: '2026-11-20T14:00Z' })).toBe('given')
    expect(signIn({ from: '2026-11-20T14:01Z' })).toBe('early')
    expect(signIn({ until: '2026-11-20T14:00Z' })).toBe('late')
    expect(signIn({ weekly: [{ from: 'FR 22:00', to: 'FR 22:01' }] })).toBe('given')
    expect(signIn({ weekly: [{ from: 'FR 14:00', to: 'FR 22:00' }] })).toBe('hours')
    expect(signIn({ weekly: [{ from: 'FR 12:00', to: 'MO 00:00' }] })).toBe('given')
  })

  test('levelFrom, levelTo, newForDays and languages choose members', () => {
    expect(signIn({ levelFrom: 3, levelTo: 3 })).toBe('given')
    expect(signIn({ levelFrom: 4 })).toBe('level')
    expect(signIn({ levelTo: 2 })).toBe('level')
    expect(signIn({ newForDays: 5 })).toBe('given')
    expect(signIn({ newForDays: 4 })).toBe('notNew')
    expect(signIn({ languages: ['EN'] })).toBe('given')
    expect(signIn({ languages: ['TY'] })).toBe('language')
    expect(signIn({ languages: ['EN'] }, { language: null })).toBe('language')
  })

  test('where join is stated, only facts after the member joined count', () => {
    const joining = { trigger: { on: 'signIn' }, reward: money, join: 'join' } as const
    expect(why(judged(joining))).toBe('notJoined')
    expect(why(judged(joining, {}, { joinedMs: new Map([['p', AT]]) }))).toBe('given')
    expect(why(judged(joining, {}, { joinedMs: new Map([['p', AT + 1]]) }))).toBe('notJoined')
  })

  test('the period names what it is given for once, and when that ends', () => {
    const local = localMoment(AT + 2 * 3_600_000, ZONE)
    const names = (['once', 'day', 'week', 'month', 'always'] as const).map((period) =>
      periodName(period, local, 'fact'),
    )
    expect(names).toEqual(['once', '2026-11-21', 'W2026-11-16', '2026-11', 'fact'])
    expect(new Date(periodEndMs('week', AT, ZONE)!).toISOString()).toBe('2026-11-22T16:00:00.000Z')
    expect(new Date(periodEndMs('month', AT, ZONE)!).toISOString()).toBe('2026-11-30T16:00:00.000Z')
    expect(periodEndMs('once', AT, ZONE)).toBeNull()
    expect(isWithin(weekWindow({ from: 'SU 22:00', to: 'MO 06:00' }), 10)).toBe(true)
  })

  test('a period with hours of its own ends with the last of them, unless they go on over its end', () => {
    const weekEnd = periodEndMs('week', AT, ZONE)!
    const end = (...windows: { from: string; to: string }[]) =>
      (weekEnd - lastWindowEndMs(windows.map(weekWindow), weekEnd, ZONE)) / 60_000
    expect(end({ from: 'SU 19:00', to: 'SU 23:00' })).toBe(60)
    expect(end({ from: 'FR 18:00', to: 'SA 00:00' }, { from: 'WE 18:00', to: 'WE 23:00' })).toBe(48 * 60)
    expect(end({ from: 'SU 19:00', to: 'MO 02:00' })).toBe(0)
    expect(end({ from: 'SU 19:00', to: 'MO 00:00' })).toBe(0)
  })
})

describe('what it looks at of a round', () => {
  const count = (
    trigger: Stated['trigger'],
    conditions: NonNullable<Stated['conditions']> = {},
    more: Partial<RoundInputs> = {},
  ) => {
    const judgement = judged({ trigger, reward: money, conditions, period: 'day' }, round(more))
    return judgement.outcome === 'counted' ? judgement.count : why(judgement)
  }

  test('turnover counts the weighted stake towards amount, rounds and winMultiple count rounds, by times and count', () => {
    expect(count({ on: 'turnover', amount: '50' })).toBe(500n)
    expect(count({ on: 'rounds', count: 10 })).toBe(1n)
    expect(count({ on: 'winMultiple', times: 20 })).toBe(1n)
    expect(count({ on: 'winMultiple', times: 21 })).toBe('multiple')
    const targets = programmesOf(
      merchantWith([
        { ...base, trigger: { on: 'turnover', amount: '50' }, reward: money },
        { ...base, id: 'q', trigger: { on: 'winMultiple', times: 2, count: 3 }, reward: money },
      ]),
    ).map(({ target }) => target)
    expect(targets).toEqual([5_000n, 3n])
  })

  test('a trigger on place counts by its metric', () => {
    expect(count({ on: 'place', metric: 'turnover' })).toBe(500n)
    expect(count({ on: 'place', metric: 'rounds' })).toBe(1n)
  })

  test('vendors, gameTypes and games choose rounds; one that was taken back counts nothing', () => {
    expect(count({ on: 'rounds', count: 10 }, { vendors: ['pg'], gameTypes: ['RNG'], games: ['PG/one'] })).toBe(1n)
    expect(count({ on: 'rounds', count: 10 }, { vendors: ['jl'] })).toBe('game')
    expect(count({ on: 'rounds', count: 10 }, { gameTypes: ['LIVE'] })).toBe('game')
    expect(count({ on: 'rounds', count: 10 }, { games: ['PG/two'] })).toBe('game')
    expect(count({ on: 'rounds', count: 10 }, {}, { betMinor: 0n })).toBe('undone')
  })
})

describe('what it gives for a deposit', () => {
  const given = (programme: Partial<Stated>, more: Partial<DepositInputs> = {}) => {
    const judgement = judged({ trigger: { on: 'deposit' }, reward: money, ...programme } as Stated, deposit(more))
    return judgement.outcome === 'given' ? [judgement.amountMinor, judgement.turnoverMinor] : why(judgement)
  }
  const which = (trigger: Omit<Stated['trigger'], 'on'>, more: Partial<DepositInputs> = {}) =>
    why(judged({ trigger: { on: 'deposit', ...trigger }, reward: money }, deposit(more)))

  test('which and nth choose among deposits, and chosen asks for the member’s choice', () => {
    expect(which({ which: 'any' })).toBe('given')
    expect(which({ which: 'first' })).toBe('number')
    expect(which({ which: 'first' }, { number: 1 })).toBe('given')
    expect(which({ which: 'nth', nth: 2 })).toBe('given')
    expect(which({ which: 'nth', nth: 3 })).toBe('number')
    expect(which({ which: 'daily' })).toBe('given')
    expect(which({ which: 'daily' }, { numberOfDay: 2 })).toBe('number')
    expect(which({ chosen: true })).toBe('notChosen')
    expect(which({ chosen: true }, { chosen: 'p' })).toBe('given')
  })

  test('percent gives a part of it, no more than most, to be staked turnoverTimes of turnoverOf', () => {
    const reward = { kind: 'bonus', percent: 50, most: '100', turnoverTimes: 2.5 } as const
    expect(given({ reward })).toEqual([10_000n, 25_000n])
    expect(given({ reward: { ...reward, most: '500' } })).toEqual([15_000n, 37_500n])
    expect(given({ reward: { ...reward, turnoverOf: 'rewardAndDeposit' } })).toEqual([10_000n, 100_000n])
  })

  test('minDeposit and methods choose deposits; one that was taken back gives nothing', () => {
    expect(given({ conditions: { minDeposit: '300' } })).toEqual([500n, 0n])
    expect(given({ conditions: { minDeposit: '300.01' } })).toBe('small')
    expect(given({ conditions: { methods: ['gcash'] } })).toEqual([500n, 0n])
    expect(given({ conditions: { methods: ['maya'] } })).toBe('method')
    expect(given({}, { creditedMinor: 0n })).toBe('undone')
  })
})

test('byLevel gives the amount of the highest level that is reached, amount the same to all', () => {
  const byLevel = { '1': '10', '3': '30', '5': '50' }
  const size = (level: number) => {
    const judgement = judged({ trigger: { on: 'signIn' }, reward: { kind: 'money', byLevel } }, {}, { level })
    return judgement.outcome === 'given' ? judgement.amountMinor : judgement.outcome
  }
  expect([0, 1, 2, 3, 4, 9].map(size)).toEqual(['refused', 1_000n, 1_000n, 3_000n, 3_000n, 5_000n])
  const fixed = judged({ trigger: { on: 'signIn' }, reward: { kind: 'points', amount: '7' } })
  expect(fixed).toMatchObject({ outcome: 'given', amountMinor: 7n })
})

test('codes are answered in capitals or not, and level by the level that was reached', () => {
  const code = (typed: string) =>
    why(judged({ trigger: { on: 'code', codes: ['Gabi-50'] }, reward: money }, { kind: 'code', code: typed }))
  expect([code('gabi-50'), code('gabi')]).toEqual(['given', 'code'])
  const level = (reached: number) =>
    why(judged({ trigger: { on: 'level', level: 5 }, reward: money }, { kind: 'level', level: reached }))
  expect([level(5), level(4)]).toEqual(['given', 'level'])
})

test('currencies of a merchant with one say nothing more, and the kind decides what is counted in', () => {
  const [points, bonus] = programmesOf(
    merchantWith([
      {
        ...base,
        trigger: { on: 'signIn' },
        reward: { kind: 'points', amount: '7' },
        conditions: { currencies: ['PHP'] },
      },
      { ...base, id: 'q', trigger: { on: 'signIn' }, reward: { kind: 'bonus', amount: '7', turnoverTimes: 1 } },
    ]),
  )
  expect([points?.currency, points?.fixedMinor, bonus?.currency, bonus?.fixedMinor]).toEqual([
    'POINTS',
    7n,
    'PHP',
    700n,
  ])
})

test('a friend counts by tier once deposits and turnover are brought', () => {
  const referral = { friend: '7', tier: 1, depositMinor: 5_000n, turnoverMinor: 10_000n, refused: null }
  const friend = (trigger: Partial<Stated['trigger']>, more: Partial<typeof referral> | { refused: string } = {}) =>
    judged(
      { trigger: { on: 'referral', deposits: '50', turnover: '100', ...trigger }, period: 'always', reward: money },
      { kind: 'referral', key: '7', referral: { ...referral, ...more } } as Partial<Fact>,
    )
  expect(friend({})).toEqual({ outcome: 'given', period: '7', amountMinor: 500n, turnoverMinor: 0n })
  expect(why(friend({ tier: 2 }))).toBe('tier')
  expect(why(friend({ tier: 0 }, { tier: 0 }))).toBe('given')
  expect(why(friend({}, { depositMinor: 4_999n }))).toBe('friend')
  expect(why(friend({}, { turnoverMinor: 9_999n }))).toBe('friend')
  expect(why(friend({}, { refused: 'household' }))).toBe('household')
  expect(friend({ count: 3 })).toEqual({ outcome: 'counted', period: '7', count: 1n })
})
