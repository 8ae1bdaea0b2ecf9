import { expect, test } from 'vitest'
import { dayBegan, dayEnds } from './day-began.ts'

const began = (timeZone: string, now: string) => dayBegan(timeZone, Temporal.Instant.from(now)).toISOString()

test.each([
  // The last and the first moment of a day.
  ['Asia/Manila', '2026-03-10T15:59:59.999Z', '2026-03-09T16:00:00.000Z'],
  ['Asia/Manila', '2026-03-10T16:00:00Z', '2026-03-10T16:00:00.000Z'],
  // Days of 23 and of 25 hours.
  ['Europe/London', '2026-03-29T22:59:59Z', '2026-03-29T00:00:00.000Z'],
  ['Europe/London', '2026-03-29T23:00:00Z', '2026-03-29T23:00:00.000Z'],
  ['Europe/London', '2026-10-25T23:59:59Z', '2026-10-24T23:00:00.000Z'],
  ['Europe/London', '2026-10-26T00:00:00Z', '2026-10-26T00:00:00.000Z'],
  // A day without midnight begins at one o'clock; a day with two midnights begins with the first.
  ['America/Santiago', '2026-09-06T03:59:59Z', '2026-09-05T04:00:00.000Z'],
  ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06T04:00:00.000Z'],
  ['America/Havana', '2026-11-01T05:30:00Z', '2026-11-01T04:00:00.000Z'],
])('in %s at %s the day began at %s', (timeZone, now, expected) => {
  expect(began(timeZone, now)).toBe(expected)
})

test.each([
  ['Asia/Manila', '2026-03-10T15:59:59.999Z', '2026-03-10T16:00:00.000Z'],
  ['Europe/London', '2026-03-29T12:00:00Z', '2026-03-29T23:00:00.000Z'],
  // The next day has no midnight.
  ['America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00.000Z'],
])('in %s at %s the day ends at %s', (timeZone, now, expected) => {
  expect(dayEnds(timeZone, Temporal.Instant.from(now)).toISOString()).toBe(expected)
})
