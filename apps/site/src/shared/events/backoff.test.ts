import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test('pauses grow to half a minute and never to nothing, whatever chance says', () => {
  expect([0, 1, 2, 20].map((attempt) => backoffMs(attempt, () => 1))).toEqual([500, 1000, 2000, 30_000])
  fc.assert(
    fc.property(fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const pause = backoffMs(attempt, () => chance)
      expect(pause).toBeGreaterThanOrEqual(250)
      expect(pause).toBeLessThanOrEqual(30_000)
    }),
  )
})
