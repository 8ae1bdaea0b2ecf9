import { expect, test } from 'vitest'
import type { Draw } from '../../engine/random.ts'
import { type Dice, paysFor, SIC_BO, SPOT_NAMES, type Spot } from './rules.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const THROWS = FACES.flatMap((one) => FACES.flatMap((two) => FACES.map((three): Dice => [one, two, three])))
const throwing = (dice: Dice): Draw => {
  const left = [...dice]
  return { below: () => (left.shift() as number) - 1 }
}
const coins = (bet: Partial<Record<Spot, number>>, dice: Dice) => SIC_BO.play(bet, throwing(dice), null).coins

test('every place gives 95 to 98 per cent back over all throws, in whole coins', () => {
  expect(SPOT_NAMES).toHaveLength(5 + 3 * 6 + 14 + 15)
  for (const spot of SPOT_NAMES) {
    const paid = THROWS.map((dice) => coins({ [spot]: 1 }, dice))
    expect(paid.every(Number.isInteger), spot).toBe(true)
    const share = paid.reduce((sum, one) => sum + one, 0) / (216 * 20)
    expect(share, spot).toBeGreaterThan(0.95)
    expect(share, spot).toBeLessThan(0.98)
  }
})

test('what is published of a way is what all throws pay', () => {
  for (const { name, returnToPlayer, bet } of SIC_BO.ways) {
    const total = THROWS.reduce((sum, dice) => sum + SIC_BO.play(bet(null), throwing(dice), null).coins, 0)
    expect(total / (216 * 20), name).toBeCloseTo(returnToPlayer, 12)
  }
})

test('a triple loses small, big, odd and even, and wins its own places', () => {
  expect(coins({ small: 1, big: 1, odd: 1, even: 1 }, [2, 2, 2])).toBe(0)
  expect(coins({ triple2: 1, anyTriple: 1, double2: 1, single2: 1 }, [2, 2, 2])).toBe((210 + 35 + 13 + 13) * 20)
})

test('a number pays more the more dice show it, and a pair of numbers needs both', () => {
  expect([1, 2, 3].map((face) => paysFor(`single${face}` as Spot, [1, 2, 2]))).toEqual([40, 60, 0])
  expect(coins({ pair12: 1, pair13: 1 }, [1, 2, 2])).toBe(7 * 20)
  expect(coins({ total5: 1, small: 1, odd: 1, big: 1 }, [1, 2, 2])).toBe((35 + 2 + 2) * 20)
})

test('the table takes sixty stakes at most, of whole chips', () => {
  expect(SIC_BO.readBet({ small: 59, total4: 1 }, null)).toEqual({ small: 59, total4: 1 })
  for (const wrong of [{ small: 61 }, { total3: 1 }, { single7: 1 }, { small: 0.5 }, { small: 0 }, {}])
    expect(SIC_BO.readBet(wrong, null)).toBeNull()
})
