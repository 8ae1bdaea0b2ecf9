import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentPassed, remaining, secondsLeft } from './remaining.ts'

test('nothing is left at the deadline, and a second until then', () => {
  expect(secondsLeft(10_000, 8_999)).toBe(2)
  expect(secondsLeft(10_000, 9_000)).toBe(1)
  expect(secondsLeft(10_000, 9_999)).toBe(1)
  expect(secondsLeft(10_000, 10_000)).toBe(0)
  expect(secondsLeft(10_000, 99_999)).toBe(0)
})

test('seconds as days, hours, minutes and seconds', () => {
  expect(remaining(90_061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
  expect(remaining(59)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 59 })
  expect(remaining(86_400 * 400)).toEqual({ days: 400, hours: 0, minutes: 0, seconds: 0 })
})

test('a moment is told of once, and after a sleep only the last', () => {
  expect(momentPassed(61, 60)).toBe(60)
  expect(momentPassed(60, 59)).toBeUndefined()
  expect(momentPassed(100_000, 45)).toBe(60)
  expect(momentPassed(11, 10)).toBe(10)
  expect(momentPassed(100_000, 0)).toBeUndefined()
  expect(momentPassed(5, 4)).toBeUndefined()
})

test('the units are the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e9 }), (total) => {
      const { days, hours, minutes, seconds } = remaining(total)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(total)
    }),
  )
})
