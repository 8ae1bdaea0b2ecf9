import type { LanguageWords } from './language-words.ts'
import type { FormatLocale } from './locale-row.ts'
import { withLatinFigures } from './probe.ts'

/** A day and time whose day and hours have one digit, so that a language's leading zeros show. */
const MORNING = Date.UTC(2026, 4, 5, 3, 4)
const EVENING = Date.UTC(2026, 4, 5, 15, 4)

const STYLES = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Enough numbers to meet each plural category of every language. */
const SAMPLES = [0, 1, 2, 3, 4, 5, 6, 11, 20, 21, 100, 101, 1_000_000]

/**
 * A language's words for dates and distances from this engine; for the server, whose engine has all languages of CLDR.
 */
export function readWords({ formatTag }: FormatLocale): LanguageWords {
  const tag = withLatinFigures(formatTag)
  const parts = (style: keyof typeof STYLES, instant: number) =>
    new Intl.DateTimeFormat(tag, { ...STYLES[style], timeZone: 'UTC' }).formatToParts(instant)
  const partOf = (all: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) =>
    all.find((part) => part.type === type)?.value ?? ''
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  return {
    dates: {
      months: Object.fromEntries(
        months.map((month) => [month, partOf(parts('date', Date.UTC(2026, month - 1, 5)), 'month')]),
      ),
      patterns: {
        date: patternOf(parts('date', MORNING)),
        time: patternOf(parts('time', MORNING)),
        dateTime: patternOf(parts('dateTime', MORNING)),
      },
      periods: { am: partOf(parts('time', MORNING), 'dayPeriod'), pm: partOf(parts('time', EVENING), 'dayPeriod') },
    },
    relative: {
      day: distances(tag, 'day'),
      hour: distances(tag, 'hour'),
      minute: distances(tag, 'minute'),
      second: distances(tag, 'second'),
    },
  }
}

const PLACES: Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> = {
  year: '{year}',
  month: '{month}',
  minute: '{minute}',
  dayPeriod: '{period}',
}

function patternOf(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ type, value }) => {
      if (type === 'day' || type === 'hour') return value.startsWith('0') ? `{${type}2}` : `{${type}}`
      return PLACES[type] ?? value
    })
    .join('')
}

function distances(tag: string, unit: keyof LanguageWords['relative']): LanguageWords['relative'][typeof unit] {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const rules = new Intl.PluralRules(tag)
  const always = new Intl.RelativeTimeFormat(tag, { numeric: 'always' })
  const patterns = (sign: 1 | -1) =>
    Object.fromEntries(
      SAMPLES.map((size) => [rules.select(size), placed(always.formatToParts(sign * size, unit))] as const),
    )
  const own = [-2, -1, 0, 1, 2].flatMap((value) => {
    const parts = format.formatToParts(value, unit)
    return parts.some(({ type }) => type === 'integer') ? [] : [[value, parts.map((part) => part.value).join('')]]
  })
  return { past: patterns(-1), future: patterns(1), own: Object.fromEntries(own) }
}

/** The parts, with `{n}` in place of the whole number and its groups. */
function placed(parts: readonly Intl.RelativeTimeFormatPart[]): string {
  const isNumber = ({ type }: Intl.RelativeTimeFormatPart) => type !== 'literal'
  const first = parts.findIndex(isNumber)
  return parts.map((part, at) => (isNumber(part) ? (at === first ? '{n}' : '') : part.value)).join('')
}
