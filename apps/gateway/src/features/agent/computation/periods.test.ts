import { addDays, localDate } from '@livery/locale/local-day'
import { describe, expect, test } from 'vitest'
import { partsOf, payBills } from './pay.ts'
import { type Period, periodAfter, periodAt } from './periods.ts'
import { grossOf } from './plan.ts'
import { settle } from './settle.ts'

const at = (timeZone: string, cycle: Parameters<typeof periodAt>[2]['cycle'] = 'halfMonthly') => ({ timeZone, cycle })
const moment = (text: string) => new Date(text)

function* periods(kind: Parameters<typeof periodAt>[0], from: string, count: number, calendar: ReturnType<typeof at>) {
  let period: Period = periodAt(kind, moment(from), calendar)
  for (let left = count; left > 0; left -= 1) {
    yield period
    period = periodAfter(kind, period, calendar)
  }
}

describe('periods', () => {
  test.each([
    ['weekly', ['2026-02-23/2026-03-01', '2026-03-02/2026-03-08', '2026-03-09/2026-03-15']],
    ['thirds', ['2026-02-21/2026-02-28', '2026-03-01/2026-03-10', '2026-03-11/2026-03-20']],
    ['halfMonthly', ['2026-02-16/2026-02-28', '2026-03-01/2026-03-15', '2026-03-16/2026-03-31']],
    ['monthly', ['2026-02-01/2026-02-28', '2026-03-01/2026-03-31', '2026-04-01/2026-04-30']],
  ] as const)('of a dividend, %s', (cycle, keys) => {
    const found = [...periods('dividend', '2026-02-26T12:00:00Z', 3, at('Asia/Manila', cycle))]
    expect(found.map(({ key }) => key)).toEqual(keys)
    expect(found[0]!.to.toISOString()).toBe(found[1]!.from.toISOString())
  })

  test.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['America/Santiago', '2026-09-06', 23],
    ['Asia/Kathmandu', '2026-11-01', 24],
    ['Australia/Lord_Howe', '2026-10-04', 24],
  ])('hours of a day in %s on %s have no gap and no name twice', (timeZone, day, hours) => {
    const noon = moment(`${day}T12:00:00Z`)
    const start = periodAt('daily', noon, at(timeZone)).from
    const all = [...periods('hourly', start.toISOString(), hours + 1, at(timeZone))]
    expect(all.slice(0, hours).map(({ key }) => key)).toEqual(
      Array.from({ length: hours }, (_, hour) => `${day}.${hour}`),
    )
    expect(all[hours]!.key).toBe(`${addDays(day, 1)}.0`)
    expect(all.map(({ looksBack }) => looksBack).filter(Boolean)).toHaveLength(2)
    for (const [index, { from }] of all.slice(1).entries()) expect(from).toEqual(all[index]!.to)
  })

  test('a step of five minutes sums the day so far', () => {
    const step = periodAt('realtime', moment('2026-11-26T04:07:30Z'), at('Asia/Manila'))
    expect(step).toMatchObject({
      key: '2026-11-26.145',
      from: moment('2026-11-26T04:05:00Z'),
      to: moment('2026-11-26T04:10:00Z'),
      base: { key: '2026-11-26', from: moment('2026-11-25T16:00:00Z'), to: moment('2026-11-26T16:00:00Z') },
      looksBack: false,
    })
  })

  test('go on without a gap when the merchant changes its time zone', () => {
    const last = periodAt('daily', moment('2026-11-26T04:00:00Z'), at('Asia/Manila'))
    const next = periodAfter('daily', last, at('America/New_York'))
    expect(next.from).toEqual(last.to)
    expect(next.to).toEqual(moment('2026-11-27T05:00:00Z'))
    expect(next.key).not.toBe(last.key)
    expect(next.base).toMatchObject({ key: next.key, from: last.to, to: next.to })
    expect(periodAfter('daily', next, at('America/New_York')).key).toBe('2026-11-27')
    expect(localDate(next.to, 'America/New_York')).toBe('2026-11-27')
  })

  test.each([
    ['Asia/Manila', 'UTC'],
    ['UTC', 'Asia/Manila'],
    ['Asia/Manila', 'Asia/Kathmandu'],
  ])('in steps end the day that was begun when a merchant moves from %s to %s', (from, to) => {
    const last = periodAt('realtime', moment('2026-11-26T10:02:00Z'), at(from))
    let next = periodAfter('realtime', last, at(to))
    while (next.to < last.base.to) {
      expect(next.base).toEqual(last.base)
      const after = periodAfter('realtime', next, at(to))
      expect(after.from).toEqual(next.to)
      next = after
    }
    expect([next.base, next.to]).toEqual([last.base, last.base.to])
    const day = periodAfter('realtime', next, at(to))
    expect([day.from, day.base.from]).toEqual([last.base.to, last.base.to])
    expect(day.base.to).toEqual(periodAt('daily', last.base.to, at(to)).to)
    expect(periodAfter('realtime', day, at(to)).base).toEqual(day.base)
  })
})

describe('a contract', () => {
  const tiers = [
    { turnoverMinor: 100n, lossMinor: 0n, active: 0, pay: { rate: 5_000n } },
    { turnoverMinor: 1_000n, lossMinor: 0n, active: 3, pay: { rate: 10_000n } },
    { turnoverMinor: 1_000n, lossMinor: 500n, active: 3, pay: { fixedMinor: 77n } },
  ]
  test('pays by the highest step whose conditions all hold, rounded down once', () => {
    expect(grossOf('daily', tiers, { turnover: 99n, loss: 900n, active: 9 })).toEqual({
      tier: 0,
      gross: 0n,
      rounding: 0n,
    })
    expect(grossOf('daily', tiers, { turnover: 1_999n, loss: 0n, active: 2 })).toEqual({
      tier: 1,
      gross: 9n,
      rounding: 995_000n,
    })
    expect(grossOf('daily', tiers, { turnover: 1_999n, loss: 0n, active: 3 })).toEqual({
      tier: 2,
      gross: 19n,
      rounding: 990_000n,
    })
    expect(grossOf('daily', tiers, { turnover: 1_999n, loss: 500n, active: 3 })).toEqual({
      tier: 3,
      gross: 77n,
      rounding: 0n,
    })
  })
  test('pays no dividend of what the team won', () => {
    expect(grossOf('dividend', tiers, { turnover: 5_000n, loss: -1n, active: 9 }).gross).toBe(0n)
  })
})

describe('bills', () => {
  test('are paid in parts whose sum is the whole', () => {
    expect(partsOf([1n, 1n, 1n], 2n)).toEqual([1n, 1n, 0n])
    expect(partsOf([5n, 3n], 7n)).toEqual([4n, 3n])
    expect(partsOf([0n, 0n], 5n)).toEqual([0n, 0n])
  })

  test('whose payer has too little are paid in part, and the parts below them of what came', () => {
    const bill = (holder: string, payer: string | null, due: bigint) => ({
      holder,
      payer,
      due,
      amount: due,
      owedBefore: 0n,
      owedAfter: 0n,
      taken: 0n,
    })
    const { payments, nets, merchantPays } = payBills(
      [bill('1', null, 100n), bill('2', '1', 150n), bill('3', '2', 400n)],
      (payer) => (payer === '1' ? 30n : 0n),
    )
    expect(payments.map(({ paid }) => paid)).toEqual([100n, 130n, 130n])
    expect([...nets]).toEqual([
      ['1', -30n],
      ['2', 0n],
      ['3', 130n],
    ])
    expect(merchantPays).toBe(100n)
  })

  test('are between those who paid and were paid in each base, and go round where a team was turned over', () => {
    const day = (key: string) => periodAt('daily', moment(`${key}T12:00:00Z`), at('UTC')).base
    const terms = [
      {
        contract: 'x',
        gameType: 'CONS' as const,
        tiers: [{ turnoverMinor: 0n, lossMinor: 0n, active: 0, pay: { rate: 100_000n } }],
      },
    ]
    const row = (memberId: string) => ({
      memberId,
      leaderId: memberId,
      gameType: 'RNG',
      stakeMinor: 100n,
      winMinor: 0n,
      givenMinor: 0n,
    })
    const rules = { kind: 'daily' as const, carry: 'none' as const, activeMinor: 0n }
    const { bills } = settle({
      former: null,
      owedOf: () => 0n,
      openOf: () => 0n,
      bases: [
        {
          base: day('2026-11-01'),
          rules,
          holders: [
            { id: '1', payer: null, terms },
            { id: '2', payer: '1', terms },
          ],
          rows: [row('2')],
          noted: [],
        },
        {
          base: day('2026-11-02'),
          rules,
          holders: [
            { id: '2', payer: null, terms },
            { id: '1', payer: '2', terms },
          ],
          rows: [row('1')],
          noted: [],
        },
      ],
    })
    expect(bills.map(({ holder, payer, due }) => [holder, payer, due])).toEqual([
      ['1', null, 10n],
      ['1', '2', 10n],
      ['2', null, 10n],
      ['2', '1', 10n],
    ])
    const { payments, merchantPays, nets } = payBills(bills, () => 0n)
    expect(payments.map(({ paid }) => paid)).toEqual([10n, 10n, 10n, 10n])
    expect([merchantPays, nets.get('1'), nets.get('2')]).toEqual([20n, 10n, 10n])
  })
})
