import { inWords } from './language-words.ts'
import type { FormatLocale } from './locale-row.ts'
import { type IntlEngine, probeLocale } from './probe.ts'

export interface DateTimeOptions {
  /** IANA name. The merchant's zone where accounts compare times; the reader's own when left out. */
  readonly timeZone?: string | undefined
  readonly intl?: IntlEngine | undefined
}

/** Formats parts of an instant: with words where the engine has the language, otherwise in figures. */
const STYLES = {
  date: { full: { dateStyle: 'medium' }, figures: { year: 'numeric', month: '2-digit', day: '2-digit' } },
  time: { full: { timeStyle: 'short' }, figures: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } },
  dateTime: {
    full: { dateStyle: 'medium', timeStyle: 'short' },
    figures: {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    },
  },
} as const satisfies Record<string, Record<'full' | 'figures', Intl.DateTimeFormatOptions>>

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of an instant (ISO string or milliseconds), e.g. `Nob 20, 2026`. Throws RangeError for no instant. */
export function date(instant: string | number | Date, locale: FormatLocale, options: DateTimeOptions = {}): string {
  return format('date', instant, locale, options)
}

/** The time of day of an instant, hours and minutes. Throws RangeError for no instant. */
export function time(instant: string | number | Date, locale: FormatLocale, options: DateTimeOptions = {}): string {
  return format('time', instant, locale, options)
}

/** Day and time of an instant. Throws RangeError for no instant. */
export function dateTime(instant: string | number | Date, locale: FormatLocale, options: DateTimeOptions = {}): string {
  return format('dateTime', instant, locale, options)
}

function format(
  style: keyof typeof STYLES,
  instant: string | number | Date,
  locale: FormatLocale,
  { timeZone, intl = Intl }: DateTimeOptions,
): string {
  if (locale.words) return inWords(style, new Date(instant), locale.words, timeZone)
  const { tag, full } = probeLocale(locale, intl)
  const key = `${style} ${tag} ${full} ${timeZone ?? ''}`
  const zone = timeZone === undefined ? {} : { timeZone }
  const cached = intl === Intl ? formats.get(key) : undefined
  const formatter = cached ?? new intl.DateTimeFormat(tag, { ...STYLES[style][full ? 'full' : 'figures'], ...zone })
  if (intl === Intl) formats.set(key, formatter)
  return formatter.format(new Date(instant))
}
