/** A source of whole numbers below a bound. */
export interface Draw {
  /** Uniform in 0 … `bound` − 1, without modulo bias. `bound` at most 2³². */
  below(bound: number): number
}

/** How many random bytes make one round's seed. */
export const SEED_BYTES = 16

/**
 * xoshiro128** over a 128-bit seed: the same seed draws the same numbers on every machine, so that a recorded seed
 * proves a round. The seed itself must come from the system's cryptographic source.
 * Throws RangeError when the seed is not 32 hexadecimal digits.
 * Source: Blackman and Vigna, "Scrambled linear pseudorandom number generators" (2018), public domain.
 */
export function drawFrom(seed: string): Draw {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new RangeError('A seed is 32 hexadecimal digits')
  const [a, b, c, d] = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0) as [
    number,
    number,
    number,
    number,
  ]
  // All zeros is the one state the generator never leaves.
  let [s0, s1, s2, s3] = (a | b | c | d) === 0 ? [1, 2, 3, 4] : [a, b, c, d]

  const next = (): number => {
    const scaled = Math.imul(s1, 5)
    const result = Math.imul((scaled << 7) | (scaled >>> 25), 9) >>> 0
    const shifted = s1 << 9
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = (s3 << 11) | (s3 >>> 21)
    return result
  }
  // A seed with few bits set needs some steps until the state is well mixed.
  for (let warm = 0; warm < 16; warm++) next()

  return {
    below(bound) {
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound)
      for (;;) {
        const value = next()
        if (value < limit) return value % bound
      }
    },
  }
}
