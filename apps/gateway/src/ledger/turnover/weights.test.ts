import { expect, test } from 'vitest'
import { turnoverWeights } from './weights.ts'

test('weights are by vendor or gameType, in percent of what counts', () => {
  const { gameTypes, vendors } = turnoverWeights({
    turnover: {
      depositTimes: 1,
      weights: [
        { gameType: 'LIVE', percent: 50, counts: 'risked' },
        { vendor: 'some-vendor', percent: 10 },
      ],
    },
  })
  expect(gameTypes.LIVE).toEqual({ percent: 50, counts: 'risked' })
  expect(gameTypes.RNG).toEqual({ percent: 100 })
  expect(vendors).toEqual({ 'some-vendor': { percent: 10, counts: 'staked' } })
})
