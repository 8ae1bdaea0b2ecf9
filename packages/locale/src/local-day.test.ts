import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, isLocalDate, localDate, startOfDay } from './local-day.ts'

test('a day begins at the place’s midnight, and later where clocks are put forward at midnight', () => {
  expect(startOfDay('2026-11-24', 'Asia/Manila').toISOString()).toBe('2026-11-23T16:00:00.000Z')
  expect(startOfDay('2026-11-24', 'Asia/Kathmandu').toISOString()).toBe('2026-11-23T18:15:00.000Z')
  expect(startOfDay('2026-11-24', 'America/Sao_Paulo').toISOString()).toBe('2026-11-24T03:00:00.000Z')
  // There was no midnight in Beirut on this day: the clock went from 23:59:59 to 01:00.
  expect(startOfDay('2022-03-27', 'Asia/Beirut').toISOString()).toBe('2022-03-26T22:00:00.000Z')
})

test.each([
  ['the day clocks are put forward has 23 hours', '2026-03-29', 23],
  ['the day they are put back has 25', '2026-10-25', 25],
])('in London %s', (_, day, hours) => {
  const [from, to] = [startOfDay(day, 'Europe/London'), startOfDay(addDays(day, 1), 'Europe/London')]
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours)
})

test('in every zone each moment belongs to exactly one day, and days begin at a quarter of an hour', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const day = localDate(moment, zone)
      const [from, to] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)]
      expect(moment >= from && moment < to).toBe(true)
      expect(from.getTime() % 900_000).toBe(0)
    }),
    { numRuns: 150 },
  )
})

test('only days of the calendar are dates', () => {
  for (const date of ['2026-02-28', '2028-02-29']) expect(isLocalDate(date)).toBe(true)
  for (const date of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '']) expect(isLocalDate(date)).toBe(false)
  expect(daysBetween('2026-02-27', addDays('2026-02-27', 3))).toBe(3)
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02')
})
