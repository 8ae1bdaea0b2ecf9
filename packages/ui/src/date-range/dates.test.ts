import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, fromInstant, isCalendarDate, spanFault, toInstant } from './dates.ts'

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10))

test.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['20-11-2026', false],
  ['', false],
])('%j is a day: %j', (text, is) => {
  expect(isCalendarDate(text)).toBe(is)
})

test('days are added over months, years and the hours that summer time takes', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -800, max: 800 }), (from, days) => {
      const to = addDays(from, days)
      expect(isCalendarDate(to)).toBe(true)
      expect(daysBetween(from, to)).toBe(days)
    }),
  )
})

test('a date goes to an instant and comes back, wherever this runs', () => {
  fc.assert(
    fc.property(date, (day) => {
      expect(fromInstant(toInstant(day))).toBe(day)
    }),
  )
})

test.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, {}, 'order'],
  [{ from: '2026-10-31', to: null }, { min: '2026-11-01' }, 'min'],
  [{ from: null, to: '2026-11-21' }, { max: '2026-11-20' }, 'max'],
  [{ from: '2026-11-01', to: '2026-11-30' }, { longestDays: 30 }, null],
  [{ from: '2026-11-01', to: '2026-12-01' }, { longestDays: 30 }, 'long'],
  [{ from: null, to: null }, { min: '2026-11-01', longestDays: 1 }, null],
] as const)('%j under %j breaks %j', (span, limits, fault) => {
  expect(spanFault(span, limits)).toBe(fault)
})
