import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remaining, toldBetween } from './remaining.ts'

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0, total: 0 }],
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0, total: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1, total: 1 }],
  [60_000, { days: 0, hours: 0, minutes: 1, seconds: 0, total: 60 }],
  [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0, total: 60 }],
  [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1, total: 90_061 }],
])('%i ms', (ms, parts) => {
  expect(remaining(1_000_000 + ms, 1_000_000)).toEqual(parts)
})

test('the parts are the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e9 }), (ms) => {
      const { days, hours, minutes, seconds, total } = remaining(ms, 0)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(total)
    }),
  )
})

test('each mark is told once, also to a page that slept over several', () => {
  expect(toldBetween(61, 60)).toBe(60)
  expect(toldBetween(60, 59)).toBe(null)
  expect(toldBetween(700, 25)).toBe(30)
  expect(toldBetween(11, 0)).toBe(null)
})
