import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COINS_A_STAKE } from './games/rules.ts'
import { toDecimal, toMinor } from './money.ts'
import { openingStake, stakesFor } from './session/stakes.ts'

describe('amounts', () => {
  it('come back as they went, at any exponent', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.integer({ min: 0, max: 4 }),
        (minor, exponent) => {
          expect(toMinor(toDecimal(minor, exponent), exponent)).toBe(minor)
        },
      ),
    )
  })

  it('are exact and never finer than the currency', () => {
    expect(toMinor('0.1', 3)).toBe(100n)
    expect(toMinor('12.5000', 2)).toBe(1250n)
    expect(toDecimal(5n, 3)).toBe('0.005')
    expect(toDecimal(7n, 0)).toBe('7')
    for (const wrong of ['1.005', '1e3', '', '.5', ' 1', '1,000', 'NaN'])
      expect(() => toMinor(wrong, 2)).toThrow(RangeError)
  })
})

describe('stakes', () => {
  it('are whole coins in every currency, so that no win is rounded', () => {
    for (const [code, exponent] of [
      ['PHP', 2],
      ['EUR', 2],
      ['KWD', 3],
      ['JPY', 0],
      ['VND', 0],
      ['IDR', 2],
    ] as const) {
      const stakes = stakesFor({ code, exponent })
      for (const stake of stakes) expect(stake % BigInt(COINS_A_STAKE), code).toBe(0n)
      expect([...stakes].sort((a, b) => (a < b ? -1 : 1))).toEqual(stakes)
      expect(openingStake(stakes, 0n)).toBe(stakes[0])
    }
  })
})
