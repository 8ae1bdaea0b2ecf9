import { offerFaults } from '@livery/contract/agent/contract-rules'
import { expect, test } from 'vitest'
import { sharesOf } from './shares-of.ts'

const step = { loss: '0', active: '1' }
const OWN = {
  gameType: 'CONS' as const,
  rateType: 'P' as const,
  tiers: [
    { ...step, turnover: '0', rate: '0.1' },
    { ...step, turnover: '100', rate: '0.3' },
    { ...step, turnover: '200', rate: '0.4' },
  ],
}

test.each(['0.05', '0.2', '0.21', '1'])(
  'what the demonstration gives on is what an agent may offer: at most %s',
  (rateMost) => {
    const bounds = { exponent: 2, tiersMost: 3, rateMost, own: OWN }
    for (const tenths of [4n, 6n, 7n]) {
      const tiers = sharesOf(OWN, tenths, bounds)
      expect(tiers.length).toBeGreaterThan(0)
      expect(offerFaults('hourly', { rateType: 'P', tiers }, bounds)).toEqual([])
    }
  },
)

test('without a bound that is reached the shares are exact', () => {
  const bounds = { exponent: 2, rateMost: '1' }
  expect(sharesOf(OWN, 7n, bounds).map(({ rate }) => rate)).toEqual(['0.07', '0.21', '0.28'])
  const fixed = { ...OWN, rateType: 'F' as const, tiers: [{ ...step, turnover: '0', rate: '10.00' }] }
  expect(sharesOf(fixed, 6n, bounds).map(({ rate }) => rate)).toEqual(['6.00'])
})
