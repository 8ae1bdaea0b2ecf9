import { expect, it } from 'vitest'
import { FIELDS, MONEY_WHEEL, paysOf, SPOT_NAMES, WHEEL } from './rules.ts'

it('has each field as often as is said, and no two alike side by side', () => {
  for (const spot of SPOT_NAMES) {
    expect(
      WHEEL.filter((field) => field === spot),
      spot,
    ).toHaveLength(FIELDS[spot].count)
  }
  for (const [at, field] of WHEEL.entries()) expect(field).not.toBe(WHEEL[(at + 1) % WHEEL.length])
})

it('gives 96 per cent back at every place, counted over all fifty fields', () => {
  for (const spot of SPOT_NAMES) {
    let coins = 0
    for (let field = 0; field < WHEEL.length; field++) {
      const draw = { below: () => field }
      coins += MONEY_WHEEL.play({ [spot]: 3 }, draw, null).coins
    }
    expect(coins, spot).toBe(paysOf(spot) * 3 * FIELDS[spot].count)
    expect(coins / (WHEEL.length * 3 * 20), spot).toBe(0.96)
  }
})
