/**
 * The begin or end of an overlay. `2026-12-24T18:00` is by the merchant's clock; `2026-12-24T10:00Z` is the same
 * instant everywhere. Moments of one kind sort as texts.
 */
export type Moment = string

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:(T\d{2}:\d{2})(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/
const HOUR_MS = 3_600_000
/** The largest offsets of the world's clocks from UTC. */
const EASTERNMOST_HOURS = 14
const WESTERNMOST_HOURS = 12

/** How a moment may be written, for JSON Schema too. */
export const MOMENT_PATTERN = WRITTEN

/**
 * Reads a moment: a day, a wall time, or a wall time with its offset. An end that is a day includes that day, so it
 * means the beginning of the next one.
 * @returns nothing when there is no such day or hour
 */
export function readMoment(text: string, side: 'begins' | 'ends'): Moment | undefined {
  const [, day, time = 'T00:00', offset] = WRITTEN.exec(text) ?? []
  const wall = new Date(`${day}${time}Z`)
  // For days that do not exist, engines either fail or return the next month, so the result is compared.
  if (Number.isNaN(wall.getTime()) || !wall.toISOString().startsWith(`${day}${time}`)) return undefined
  if (offset !== undefined) return `${new Date(text).toISOString().slice(0, 16)}Z`
  if (text.length === 10 && side === 'ends') wall.setUTCDate(wall.getUTCDate() + 1)
  return wall.toISOString().slice(0, 16)
}

/** Whether it has an offset and so is the same instant everywhere. */
export const isInstant = (moment: Moment): boolean => moment.endsWith('Z')

/**
 * Milliseconds since the epoch.
 * @param timeZone IANA name; a wall time that a clock skips counts from after the gap, one that occurs twice counts the
 * first time
 */
export function momentMs(moment: Moment, timeZone: string): number {
  if (isInstant(moment)) return Date.parse(moment)
  return Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).epochMilliseconds
}

/** Whether `one` is not after `other` in every time zone. */
export function isSurelyBefore(one: Moment, other: Moment): boolean {
  if (isInstant(one) === isInstant(other)) return one <= other
  return latestMs(one) <= earliestMs(other)
}

const utcMs = (moment: Moment): number => Date.parse(isInstant(moment) ? moment : `${moment}Z`)
const earliestMs = (moment: Moment) => utcMs(moment) - (isInstant(moment) ? 0 : EASTERNMOST_HOURS * HOUR_MS)
const latestMs = (moment: Moment) => utcMs(moment) + (isInstant(moment) ? 0 : WESTERNMOST_HOURS * HOUR_MS)
