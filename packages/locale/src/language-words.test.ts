import { describe, expect, test } from 'vitest'
import { count } from './count.ts'
import { date, dateTime, time } from './date-time.ts'
import type { FormatLocale } from './locale-row.ts'
import { money } from './money.ts'
import { withLatinFigures } from './probe.ts'
import { readCountries } from './read-countries.ts'
import { readWords } from './read-words.ts'
import { localeByCode, locales } from './registry.ts'
import { relative } from './relative.ts'

const NOW = Date.UTC(2026, 10, 20, 15, 4)
const timeZone = 'Asia/Manila'
const lacking = locales.filter(({ formatFallback }) => formatFallback !== null)

/** An engine without any language: every use of it fails. */
const none = new Proxy({} as typeof Intl, {
  get(_, name) {
    throw new Error(`the engine was asked for ${String(name)}`)
  },
})

describe.each(lacking.map((row) => [row.code, row] as const))('in %s, without the engine', (_, row) => {
  const locale: FormatLocale = { ...row, words: readWords(row) }
  const tag = withLatinFigures(row.formatTag)
  const options = { timeZone, intl: none }

  test('days and times of a whole year are what CLDR says', () => {
    const engine = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...style, timeZone })
    const day = engine({ dateStyle: 'medium' })
    const hour = engine({ timeStyle: 'short' })
    const both = engine({ dateStyle: 'medium', timeStyle: 'short' })
    for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2027, 0, 1); instant += 86_400_000 / 5.3) {
      expect(date(instant, locale, options)).toBe(day.format(instant))
      expect(time(instant, locale, options)).toBe(hour.format(instant))
      expect(dateTime(instant, locale, options)).toBe(both.format(instant))
    }
  })

  test('distances of up to a week are what CLDR says, and longer ones are a day and a time', () => {
    const engine = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
    const after = (seconds: number) => relative(NOW + seconds * 1000, NOW, locale, options)
    for (const sign of [1, -1])
      for (const [unit, seconds, most] of [
        ['second', 1, 59],
        ['minute', 60, 59],
        ['hour', 3600, 23],
        ['day', 86_400, 6],
      ] as const)
        for (let value = 1; value <= most; value++)
          expect(after(sign * value * seconds)).toBe(engine.format(sign * value, unit))
    expect(after(0)).toBe(engine.format(0, 'second'))
    expect(after(8 * 86_400)).toBe(dateTime(NOW + 8 * 86_400_000, locale, options))
  })

  test('a figure is grouped and an amount has its symbol as CLDR says', () => {
    const currency = { code: 'USD', symbol: '$', exponent: 2 }
    expect(count(1_234_567, row)).toBe(new Intl.NumberFormat(tag).format(1_234_567))
    const parts = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).formatToParts(1234.5)
    const order = parts.flatMap(({ type }) => (type === 'currency' || type === 'fraction' ? [type] : []))
    const ours = money({ amount: '1234.50', currency, locale: row }).parts
    expect(ours.flatMap(({ type }) => (type === 'symbol' ? ['currency'] : type === 'fraction' ? [type] : []))).toEqual(
      order,
    )
  })
})

test('every country has its name in each of these languages, in the language’s own order', () => {
  expect(lacking.map(({ code }) => code)).toEqual(['MY', 'KM', 'KK', 'UZ', 'LO', 'NE'])
  for (const row of lacking) {
    const names = readCountries(row)
    expect(Object.keys(names).length, row.code).toBeGreaterThan(240)
    expect(names).not.toHaveProperty('UK')
    const { compare } = new Intl.Collator(row.formatTag)
    expect(Object.values(names)).toEqual(Object.values(names).toSorted(compare))
    const english = readCountries({ formatTag: 'en', formatFallback: null })
    const same = Object.keys(english).filter((code) => names[code] === english[code])
    expect(same.length, `${row.code}: ${same}`).toBeLessThan(60)
  }
  expect(readCountries(localeByCode('KM') as (typeof locales)[number]).DE).toBe('អាល្លឺម៉ង់')
})
