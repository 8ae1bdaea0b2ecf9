import { type DateTimeOptions, dateTime } from './date-time.ts'
import { distanceInWords } from './language-words.ts'
import type { FormatLocale } from './locale-row.ts'
import { probeLocale } from './probe.ts'

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** After a week, a date is clearer than "9 days ago". */
const LIMIT_SECONDS = 7 * 86_400

/**
 * The distance of an instant from `now`, in words: `5 minutes ago`, `yesterday`. More than a week away, and in
 * languages the engine lacks, day and time are shown instead. Both instants are ISO strings, milliseconds or dates.
 */
export function relative(
  instant: string | number | Date,
  now: string | number | Date,
  locale: FormatLocale,
  options: DateTimeOptions = {},
): string {
  const { intl = Intl } = options
  const seconds = Math.round((new Date(instant).getTime() - new Date(now).getTime()) / 1000)
  if (Math.abs(seconds) >= LIMIT_SECONDS) return dateTime(instant, locale, options)
  const { unit, seconds: size } = UNITS.find((candidate) => Math.abs(seconds) >= candidate.seconds) ?? {
    unit: 'second' as const,
    seconds: 1,
  }
  const value = Math.trunc(seconds / size)
  if (locale.words) return distanceInWords(value, unit, locale.words, locale.formatTag)
  const { tag, full } = probeLocale(locale, intl)
  if (!full) return dateTime(instant, locale, options)
  return new intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(value, unit)
}
