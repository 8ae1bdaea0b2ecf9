import { describe, expect, test } from 'vitest'
import { isCalendarDay } from './calendar.ts'
import { PATTERN_IDS, PATTERNS, patternById } from './patterns.ts'

describe('the pattern templates', () => {
  test('are 0 to 20 in order, each with its own message and examples', () => {
    expect(PATTERNS.map((pattern) => pattern.id)).toEqual(PATTERN_IDS)
    for (const pattern of PATTERNS) {
      expect(pattern.messageKey).toBe(`rule.${pattern.id}`)
      expect(pattern.valid.length).toBeGreaterThan(0)
      expect(pattern.invalid.length > 0 || pattern.id === 0).toBe(true)
      expect(patternById(pattern.id)).toBe(pattern)
    }
    expect(patternById(21)).toBeUndefined()
    expect(patternById(1.5)).toBeUndefined()
  })

  test.each(PATTERNS.flatMap(({ id, name, valid }) => valid.map((value) => ({ id, name, value }))))(
    '$id ($name) accepts $value',
    ({ id, value }) => {
      expect(patternById(id)?.test(value)).toBe(true)
    },
  )

  test.each(PATTERNS.flatMap(({ id, name, invalid }) => invalid.map((value) => ({ id, name, value }))))(
    '$id ($name) refuses $value',
    ({ id, value }) => {
      expect(patternById(id)?.test(value)).toBe(false)
    },
  )

  test('know leap years', () => {
    expect([1900, 2000, 2023, 2024].map((year) => isCalendarDay(year, 2, 29))).toEqual([false, true, false, true])
  })
})
