import { expect, test } from 'vitest'
import { merchantWith } from '../testing/merchant-with.ts'
import { planOf, rateAt, staked } from './plan.ts'

const merchant = (percent: number) =>
  merchantWith([], {
    rebate: {
      min: '1',
      turnoverTimes: 1,
      rates: [
        { gameType: 'RNG', percent },
        { vendor: 'pg', percent: 0.7 },
        { vendor: 'pg', gameType: 'RNG', percent: 0.85 },
      ],
    },
    turnover: { depositTimes: 1, weights: [{ gameType: 'LIVE', percent: 10, counts: 'risked' }] },
  })

test('a rate of vendor and gameType counts before one of the vendor, and that before one of the gameType', () => {
  const { plan } = planOf(merchant(0.5))!
  const at = (vendorId: string, gameType: string) => rateAt(plan, { vendorId, gameType })
  expect(at('jdb', 'RNG')).toBe(50)
  expect(at('pg', 'RNG')).toBe(85)
  expect(at('pg', 'LIVE')).toBe(70)
  expect(at('jdb', 'LIVE')).toBe(0)
})

test('what counts of a round is its stake, or what was risked, whatever its weight for turnover', () => {
  const { plan } = planOf(merchant(0.5))!
  const of = (gameType: string, bet: bigint, win: bigint) => staked(plan, { vendorId: 'jdb', gameType }, bet, win)
  expect(of('RNG', 1_000n, 950n)).toBe(1_000n)
  expect(of('LIVE', 1_000n, 950n)).toBe(50n)
  expect(of('LIVE', 1_000n, 9_000n)).toBe(1_000n)
  expect(of('LIVE', 1_000n, 1_000n)).toBe(0n)
})

test('a plan is another one when a percent is, and only then', () => {
  expect(planOf(merchant(0.5))!.version).toBe(planOf(merchant(0.5))!.version)
  expect(planOf(merchant(0.5))!.version).not.toBe(planOf(merchant(0.51))!.version)
  expect(planOf(merchantWith([]))).toBeNull()
})
