/** A day in the calendar of a place: `2026-11-24`. */
export type LocalDate = string

const LOCAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const QUARTER_MS = 15 * 60_000
const DAY_MS = 86_400_000
/** More than any place's clock differs from UTC: a day begins within this distance. */
const FURTHEST_MS = 16 * 3_600_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** The date at a place (IANA time zone) at a moment. Throws RangeError for an unknown zone. */
export function localDate(instant: Date | number, timeZone: string): LocalDate {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** Whether a text is a day of the calendar; `2026-02-30` is not. */
export function isLocalDate(text: string): boolean {
  return LOCAL_DATE.test(text) && dateOf(Date.parse(`${text}T00:00:00Z`)) === text
}

/** The day that many days later; earlier with a negative number. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS)
}

/** The number of days from the first day to the second. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/**
 * The moment at which a day begins at a place. It is searched for, because subtracting an offset would be wrong: where
 * clocks are put forward at midnight the day begins at one, and days of 23 or 25 hours join without a gap. Days of
 * every zone begin at a quarter of an hour of UTC.
 */
export function startOfDay(date: LocalDate, timeZone: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  let before = midnight - FURTHEST_MS
  let after = midnight + FURTHEST_MS
  while (after - before > QUARTER_MS) {
    const middle = before + Math.floor((after - before) / QUARTER_MS / 2) * QUARTER_MS
    if (localDate(middle, timeZone) < date) before = middle
    else after = middle
  }
  return new Date(after)
}

const dateOf = (utc: number): LocalDate => (Number.isNaN(utc) ? '' : new Date(utc).toISOString().slice(0, 10))
