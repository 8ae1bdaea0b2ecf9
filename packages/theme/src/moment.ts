/**
 * When an overlay begins or ends. `2026-12-24T18:00` is on the clock of whoever wears the theme; `2026-12-24T10:00Z` is
 * the same instant everywhere. Moments of one kind are in order as texts.
 */
export type Moment = string

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:(T\d{2}:\d{2})(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/
const HOUR_MS = 3_600_000
/** How far the clocks of the world are from UTC. */
const EASTERNMOST_HOURS = 14
const WESTERNMOST_HOURS = 12

/** How a moment may be written, for JSON Schema too. */
export const MOMENT_PATTERN = WRITTEN

/**
 * A moment as it is written: a day, a wall time, or a wall time with its offset. The day of an end is still part of it, so
 * it ends as the next one begins.
 * @returns nothing when there is no such day or hour
 */
export function readMoment(text: string, side: 'begins' | 'ends'): Moment | undefined {
  const [, day, time = 'T00:00', offset] = WRITTEN.exec(text) ?? []
  const wall = new Date(`${day}${time}Z`)
  // Days that do not exist are either refused by the parser or rolled over into the next month.
  if (Number.isNaN(wall.getTime()) || !wall.toISOString().startsWith(`${day}${time}`)) return undefined
  if (offset !== undefined) return `${new Date(text).toISOString().slice(0, 16)}Z`
  if (text.length === 10 && side === 'ends') wall.setUTCDate(wall.getUTCDate() + 1)
  return wall.toISOString().slice(0, 16)
}

/** Whether it is the same instant everywhere. */
export const isInstant = (moment: Moment): boolean => moment.endsWith('Z')

/**
 * Milliseconds since the epoch.
 * @param timeZone IANA name; a wall time that a clock skips counts from after the gap, one that it shows twice from the
 * first
 */
export function momentMs(moment: Moment, timeZone: string): number {
  if (isInstant(moment)) return Date.parse(moment)
  return Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).epochMilliseconds
}

/** Whether `one` is not after `other`, by every clock of the world. */
export function isSurelyBefore(one: Moment, other: Moment): boolean {
  if (isInstant(one) === isInstant(other)) return one <= other
  return latestMs(one) <= earliestMs(other)
}

const utcMs = (moment: Moment): number => Date.parse(isInstant(moment) ? moment : `${moment}Z`)
const earliestMs = (moment: Moment) => utcMs(moment) - (isInstant(moment) ? 0 : EASTERNMOST_HOURS * HOUR_MS)
const latestMs = (moment: Moment) => utcMs(moment) + (isInstant(moment) ? 0 : WESTERNMOST_HOURS * HOUR_MS)
