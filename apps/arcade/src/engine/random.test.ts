import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawFrom } from './random.ts'

const seeds = fc.stringMatching(/^[0-9a-f]{32}$/)

describe('random numbers', () => {
  it('are the same for the same seed, and others for another', () => {
    const take = (seed: string) => Array.from({ length: 50 }, drawFrom(seed).below.bind(null, 1000))
    fc.assert(fc.property(seeds, (seed) => void expect(take(seed)).toEqual(take(seed))))
    expect(take('0'.repeat(32))).not.toEqual(take(`${'0'.repeat(31)}1`))
  })

  it('are spread evenly (chi square over 37 numbers)', () => {
    const draw = drawFrom('5eed5eed5eed5eed5eed5eed5eed5eed')
    const counts = new Array<number>(37).fill(0)
    for (let at = 0; at < 370_000; at++) {
      const value = draw.below(37)
      counts[value] = (counts[value] as number) + 1
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // 36 degrees of freedom: a fair source exceeds 67.98 once in a thousand runs.
    expect(chiSquare).toBeLessThan(67.98)
  })

  it('refuse a seed that is not 32 hexadecimal digits', () => {
    expect(() => drawFrom('short')).toThrow(RangeError)
  })
})
