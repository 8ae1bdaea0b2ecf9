import type { ProgrammePeriod } from '@livery/contract/rewards/words'

/** The days of the week as configuration writes them, Monday first as `Temporal` counts them. */
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
export const WEEK_MINUTES = 7 * 24 * 60

/** A part of each week, in minutes since Monday by the merchant's clock; one that ends before it begins goes over Sunday. */
export interface WeekWindow {
  readonly from: number
  readonly to: number
}

export const weekWindow = ({ from, to }: { readonly from: string; readonly to: string }): WeekWindow => ({
  from: minuteOfWeek(from),
  to: minuteOfWeek(to) % WEEK_MINUTES,
})

/** The minutes since Monday of a moment such as `FR 18:00`. */
export function minuteOfWeek(moment: string): number {
  const [day = '', time = ''] = moment.split(' ')
  const [hours = '', minutes = ''] = time.split(':')
  return (DAYS.indexOf(day) * 24 + Number(hours)) * 60 + Number(minutes)
}

/** A moment by the merchant's clock, as windows and periods need it. */
export interface LocalMoment {
  readonly minuteOfWeek: number
  readonly day: string
  readonly week: string
  readonly month: string
}

const QUARTER_MS = 15 * 60_000
/** Facts come in the order of time, so few quarters of an hour are needed at once. */
const MOST_MOMENTS = 512
const known = new Map<string, LocalMoment>()

/** Time zones change at quarters of an hour only, so the quarter decides everything but the minutes. */
export function localMoment(ms: number, timeZone: string): LocalMoment {
  const quarter = Math.floor(ms / QUARTER_MS)
  const key = `${timeZone} ${quarter}`
  let begin = known.get(key)
  if (!begin) {
    begin = reckon(quarter * QUARTER_MS, timeZone)
    if (known.size >= MOST_MOMENTS) known.clear()
    known.set(key, begin)
  }
  const minutes = Math.floor((ms - quarter * QUARTER_MS) / 60_000)
  return minutes === 0 ? begin : { ...begin, minuteOfWeek: begin.minuteOfWeek + minutes }
}

function reckon(ms: number, timeZone: string): LocalMoment {
  const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)
  const date = local.toPlainDate()
  return {
    minuteOfWeek: ((local.dayOfWeek - 1) * 24 + local.hour) * 60 + local.minute,
    day: date.toString(),
    week: `W${date.subtract({ days: local.dayOfWeek - 1 }).toString()}`,
    month: date.toString().slice(0, 7),
  }
}

export function isWithin({ from, to }: WeekWindow, minute: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** The name of a moment's period; in a programme that counts each fact alone, every fact has its own period. */
export function periodName(period: ProgrammePeriod | 'ever', at: LocalMoment, factKey: string): string {
  switch (period) {
    case 'day':
      return at.day
    case 'week':
      return at.week
    case 'month':
      return at.month
    case 'always':
      return factKey
    default:
      return period
  }
}

/** The end of a moment's period in milliseconds; null where it never ends. */
export function periodEndMs(period: ProgrammePeriod, ms: number, timeZone: string): number | null {
  if (period === 'once' || period === 'always') return null
  const date = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate()
  const next =
    period === 'day'
      ? date.add({ days: 1 })
      : period === 'week'
        ? date.add({ days: 8 - date.dayOfWeek })
        : date.with({ day: 1 }).add({ months: 1 })
  return next.toZonedDateTime(timeZone).epochMilliseconds
}

/**
 * The moment after which nothing more counts in a period: the end of its last window, or of the period where a window
 * reaches over it.
 * @param endMs the period's end
 */
export function lastWindowEndMs(windows: readonly WeekWindow[], endMs: number, timeZone: string): number {
  const end = Temporal.Instant.fromEpochMilliseconds(endMs).toZonedDateTimeISO(timeZone)
  const minute = ((end.dayOfWeek - 1) * 24 + end.hour) * 60 + end.minute
  const isOpenThen = windows.some((window) => isWithin(window, (minute + WEEK_MINUTES - 1) % WEEK_MINUTES))
  if (isOpenThen || windows.length === 0) return endMs
  const minutes = Math.min(...windows.map(({ to }) => (minute - to + WEEK_MINUTES) % WEEK_MINUTES))
  // By the clock on the wall, as windows are stated.
  return end.toPlainDateTime().subtract({ minutes }).toZonedDateTime(timeZone).epochMilliseconds
}
