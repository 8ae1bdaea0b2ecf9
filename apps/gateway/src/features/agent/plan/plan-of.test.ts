import type { Merchant } from '@livery/merchant/merchant'
import { describe, expect, test } from 'vitest'
import { offeredKinds, planOf, termsOf } from './plan-of.ts'

const step = { turnover: '10', active: 2 }
const MERCHANT = {
  currency: { code: 'KWD', symbol: 'KD', exponent: 3 },
  timeZone: 'Asia/Kuwait',
  capabilities: { CONTRACTS: true, DAILYSALARY: true, HOURSALARY: true, REALTIMESALARY: false },
  contracts: {
    activeTurnover: '1.5',
    dividend: {
      ...{ cycle: 'thirds', carry: 'previous', tiersMost: 4, rateMost: '30' },
      plan: [{ gameType: 'RNG', tiers: [{ ...step, loss: '5', rate: '12.5' }] }],
    },
    daily: { tiersMost: 2, rateMost: '0.5', plan: [{ gameType: 'CONS', tiers: [{ ...step, fixed: '7' }] }] },
    realtime: { tiersMost: 2, rateMost: '0.5', plan: [{ gameType: 'CONS', tiers: [{ ...step, rate: '0.25' }] }] },
  },
} as unknown as Merchant

describe('what a merchant states of contracts', () => {
  test('a kind is offered where it is stated and its flag is on', () => {
    expect(offeredKinds(MERCHANT)).toEqual(['dividend', 'daily'])
    expect(planOf(MERCHANT, 'hourly')).toBeNull()
    expect(planOf(MERCHANT, 'realtime')).toBeNull()
  })

  test('activeTurnover, cycle and carry are the rules by which it is settled', () => {
    expect(planOf(MERCHANT, 'dividend')).toMatchObject({
      rules: { kind: 'dividend', carry: 'previous', activeMinor: 1_500n },
      calendar: { timeZone: 'Asia/Kuwait', cycle: 'thirds' },
    })
    expect(planOf(MERCHANT, 'daily')!.rules.carry).toBe('none')
  })

  test('tiersMost and rateMost bound what is given on', () => {
    expect(planOf(MERCHANT, 'dividend')).toMatchObject({ tiersMost: 4, rateMost: '30' })
  })

  test('the steps of a plan are computed with in minor units and millionths, by their game type', () => {
    const [dividend] = planOf(MERCHANT, 'dividend')!.top
    expect(termsOf('plan', dividend!, 3)).toEqual({
      contract: 'plan',
      gameType: 'RNG',
      tiers: [{ turnoverMinor: 10_000n, lossMinor: 5_000n, active: 2, pay: { rate: 125_000n } }],
    })
    const [daily] = planOf(MERCHANT, 'daily')!.top
    expect(termsOf('plan', daily!, 3).tiers).toEqual([
      { turnoverMinor: 10_000n, lossMinor: 0n, active: 2, pay: { fixedMinor: 7_000n } },
    ])
  })
})
