import { expect, test } from 'vitest'
import { daysOf, periodOf } from './period.ts'

const at = (moment: string, zone = 'Asia/Manila') => {
  const now = new Date(moment)
  return (period: Parameters<typeof periodOf>[0]['period'], from?: string, to?: string) =>
    periodOf({ period, ...(from && { from }), ...(to && { to }) }, zone, now)
}

test.each([
  ['today', '2026-11-24', '2026-11-24'],
  ['yesterday', '2026-11-23', '2026-11-23'],
  ['days7', '2026-11-18', '2026-11-24'],
  ['days30', '2026-10-26', '2026-11-24'],
  ['halfMonth', '2026-11-16', '2026-11-24'],
  ['lastHalfMonth', '2026-11-01', '2026-11-15'],
  ['month', '2026-11-01', '2026-11-24'],
] as const)('%s is counted in the merchant’s days', (name, from, to) => {
  // In Manila it is already the 24th.
  expect(at('2026-11-23T17:00:00Z')(name)).toMatchObject({ from, to })
})

test('the last half of a month is the second half of the month before while it is the first', () => {
  expect(at('2026-03-10T00:00:00Z')('lastHalfMonth')).toMatchObject({ from: '2026-02-16', to: '2026-02-28' })
  expect(at('2028-03-15T00:00:00Z')('lastHalfMonth')).toMatchObject({ from: '2028-02-16', to: '2028-02-29' })
})

test('a period ends where the day after its last begins, and knows whether it can still grow', () => {
  const ask = at('2026-10-25T12:00:00Z', 'Europe/London')
  // Clocks are put back on this day.
  expect(ask('today')).toMatchObject({
    begin: '2026-10-24T23:00:00.000Z',
    end: '2026-10-26T00:00:00.000Z',
    isOpen: true,
  })
  expect(ask('yesterday').isOpen).toBe(false)
})

test.each([
  [undefined, undefined],
  ['2026-11-02', '2026-11-01'],
  ['2026-02-30', '2026-03-01'],
  ['2026-01-01', '2026-04-03'],
  ['0000-01-01', '0000-01-01'],
  ['0001-01-01', '0001-01-02'],
  ['9999-12-31', '9999-12-31'],
])('own days from %s to %s are refused', (from, to) => {
  expect(() => at('2026-11-24T00:00:00Z')('custom', from, to)).toThrow('PERIOD_INVALID')
})

test('own days may be 92, and each is there once', () => {
  const days = daysOf(at('2026-11-24T00:00:00Z')('custom', '2026-01-01', '2026-04-02'))
  expect(days).toHaveLength(92)
  expect(new Set(days).size).toBe(92)
})
