/** A calendar date, `2026-11-20`: a day without a time zone. */
export type CalendarDate = string

export type DateSpan = { readonly from: CalendarDate | null; readonly to: CalendarDate | null }

export type DateLimits = {
  readonly min?: CalendarDate | undefined
  readonly max?: CalendarDate | undefined
  /** How many days a span may have, both ends counted. */
  readonly longestDays?: number | undefined
}

const DAY_MS = 86_400_000
const FORM = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day that exists. */
export function isCalendarDate(text: string): boolean {
  if (!FORM.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** Days from one date to another; 0 for the same, negative backwards. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS
}

/** The date so many days later. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** A date as noon of that day in local time, for functions that need an instant. */
export function toInstant(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

export function fromInstant(instant: Date): CalendarDate {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(instant.getFullYear()).padStart(4, '0')}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
}

/** The rule that a range breaks; the caller puts it into words. An incomplete range can only break its limits. */
export type SpanFault = 'order' | 'min' | 'max' | 'long'

export function spanFault({ from, to }: DateSpan, { min, max, longestDays }: DateLimits): SpanFault | null {
  if (from !== null && to !== null && from > to) return 'order'
  const ends = [from, to].filter((end) => end !== null)
  if (min !== undefined && ends.some((end) => end < min)) return 'min'
  if (max !== undefined && ends.some((end) => end > max)) return 'max'
  if (longestDays !== undefined && from !== null && to !== null && daysBetween(from, to) >= longestDays) return 'long'
  return null
}
