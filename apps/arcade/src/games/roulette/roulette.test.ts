import { expect, test } from 'vitest'
import type { Draw } from '../../engine/random.ts'
import { colourOf, paysOf, ROULETTE, SPOTS, type Spot, WHEEL } from './rules.ts'

const landing = (pocket: number): Draw => ({ below: () => pocket })
const coins = (bet: Partial<Record<Spot, number>>, pocket: number) => ROULETTE.play(bet, landing(pocket), null).coins

test('the wheel has each number once, and its colours alternate but for zero', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket))
  for (const [at, pocket] of WHEEL.entries()) {
    const next = WHEEL[(at + 1) % WHEEL.length] as number
    if (pocket !== 0 && next !== 0) expect(colourOf(next), `after ${pocket}`).not.toBe(colourOf(pocket))
  }
  expect(WHEEL.filter((pocket) => colourOf(pocket) === 'red')).toHaveLength(18)
})

test('every place gives 36 of 37 back over all pockets, in whole coins', () => {
  for (const spot of Object.keys(SPOTS) as Spot[]) {
    const total = WHEEL.reduce<number>((sum, pocket) => sum + coins({ [spot]: 1 }, pocket), 0)
    expect(total, spot).toBe(36 * 20)
    expect(Number.isInteger(paysOf(spot))).toBe(true)
  }
})

test('a number pays 35 to 1, a third 2 to 1, a half 1 to 1, each with its stake', () => {
  expect(coins({ n17: 2 }, 17)).toBe(2 * 36 * 20)
  expect(coins({ dozen2: 1, column2: 1 }, 17)).toBe(2 * 3 * 20)
  expect(coins({ black: 1, odd: 1, low: 1, red: 5, even: 5, high: 5 }, 17)).toBe(3 * 2 * 20)
})

test('zero wins on its own number only', () => {
  const { n0: _zero, ...others } = SPOTS
  for (const spot of Object.keys(others) as Spot[]) expect(coins({ [spot]: 1 }, 0), spot).toBe(0)
  expect(coins({ n0: 1 }, 0)).toBe(36 * 20)
})

test('the table takes sixty stakes at most, of whole chips', () => {
  expect(ROULETTE.readBet({ n0: 30, red: 30 }, null)).toEqual({ n0: 30, red: 30 })
  for (const wrong of [{ n0: 31, red: 30 }, { n37: 1 }, { red: 0.5 }, { red: 0 }, { red: -1 }, {}])
    expect(ROULETTE.readBet(wrong, null)).toBeNull()
})
