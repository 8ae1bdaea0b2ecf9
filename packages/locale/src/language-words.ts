/** Text of a distance by plural category, with `{n}` in place of the number. */
type Patterns = Readonly<Record<string, string>>

/** A language's units of time by number, and words for special numbers: `-1` is yesterday. */
type Distances = Readonly<Record<'past' | 'future' | 'own', Patterns>>

/**
 * A language's forms of dates and distances in time, from CLDR. They are sent with the texts of languages that some
 * engines lack; server and browser then use only these, so that both write the same.
 */
export type LanguageWords = {
  readonly dates: {
    /** By number, `1` to `12`. */
    readonly months: Patterns
    /** With `{year}`, `{month}`, `{day}`, `{hour}`, `{minute}`, `{period}`; `{day2}` and `{hour2}` have two digits. */
    readonly patterns: Readonly<Record<'date' | 'time' | 'dateTime', string>>
    /** Names for parts of the day, where its hours go up to twelve. */
    readonly periods: Readonly<Record<'am' | 'pm', string>>
  }
  readonly relative: Readonly<Record<'day' | 'hour' | 'minute' | 'second', Distances>>
}

const fields = new Map<string, Intl.DateTimeFormat>()

/** An instant in a language's own words. Throws RangeError for no instant. */
export function inWords(
  style: keyof LanguageWords['dates']['patterns'],
  instant: Date,
  { dates }: LanguageWords,
  timeZone: string | undefined,
): string {
  const { year, month, day, hour, minute } = fieldsOf(instant, timeZone)
  const shown = dates.patterns.time.includes('{period}') ? hour % 12 || 12 : hour
  const values: Readonly<Record<string, string>> = {
    year: String(year),
    month: dates.months[month] ?? String(month),
    day: String(day),
    day2: twoFigures(day),
    hour: String(shown),
    hour2: twoFigures(shown),
    minute: twoFigures(minute),
    period: hour < 12 ? dates.periods.am : dates.periods.pm,
  }
  return dates.patterns[style].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** A distance in time in a language's own words: `-5`, `minute`. */
export function distanceInWords(
  value: number,
  unit: keyof LanguageWords['relative'],
  { relative }: LanguageWords,
  tag: string,
): string {
  const { past, future, own } = relative[unit]
  const word = own[value]
  if (word !== undefined) return word
  const patterns = value < 0 ? past : future
  const size = Math.abs(value)
  return (patterns[new Intl.PluralRules(tag).select(size)] ?? patterns.other ?? '{n}').replace('{n}', String(size))
}

const twoFigures = (value: number) => String(value).padStart(2, '0')

/** Year, month, day, hour and minute of an instant in a zone. Every engine can compute these. */
function fieldsOf(instant: Date, timeZone: string | undefined) {
  const key = timeZone ?? ''
  const format =
    fields.get(key) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      ...(timeZone && { timeZone }),
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
  fields.set(key, format)
  const parts = format.formatToParts(instant)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}
