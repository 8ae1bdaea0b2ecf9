import { expect, test } from 'vitest'
import { merchantWith } from '../testing/merchant-with.ts'
import { kindOf, pointPlanOf, pointsAt } from './plan.ts'

const merchant = (points: number) =>
  merchantWith([], {
    pointMall: {
      name: { EN: 'Shop' },
      rates: [
        { gameType: 'RNG', points, per: '100' },
        { vendor: 'pg', points: 2, per: '50' },
        { vendor: 'pg', gameType: 'RNG', points: 3, per: '10.5' },
      ],
      deposits: { points: 1, per: '20' },
      items: [],
    },
  })

test('a rate of vendor and gameType counts before one of the vendor: so many points for each per of the currency', () => {
  const { plan } = pointPlanOf(merchant(1))!
  const at = (vendorId: string, gameType: string) => pointsAt(plan, { vendorId, gameType })
  expect(at('jdb', 'RNG')).toMatchObject({ points: 1, perMinor: '10000' })
  expect(at('pg', 'RNG')).toMatchObject({ points: 3, perMinor: '1050' })
  expect(at('pg', 'LIVE')).toMatchObject({ points: 2, perMinor: '5000' })
  expect(at('jdb', 'LIVE').points).toBe(0)
  expect(plan.deposits).toEqual({ points: 1, perMinor: '2000' })
})

test('a plan is another one when a rate is, and only then', () => {
  expect(pointPlanOf(merchant(1))!.version).toBe(pointPlanOf(merchant(1))!.version)
  expect(pointPlanOf(merchant(1))!.version).not.toBe(pointPlanOf(merchant(2))!.version)
  expect(pointPlanOf(merchantWith([]))).toBeNull()
})

test('each type of games earns points of a kind', () => {
  expect(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'COCKFIGHT', 'ELOTT'].map(kindOf)).toEqual([
    ...['slots', 'slots', 'liveCasino', 'pvp', 'sports', 'sports', 'lottery'],
  ])
})
