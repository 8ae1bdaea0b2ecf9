import { describe, expect, test } from 'vitest'
import { date, dateTime, time } from './date-time.ts'
import { type IntlEngine, probeLocale } from './probe.ts'
import { localeByCode, locales } from './registry.ts'
import { relative } from './relative.ts'

const row = (code: string) => localeByCode(code) as (typeof locales)[number]
const NOW = '2026-11-20T15:04:00Z'
const manila = { timeZone: 'Asia/Manila' }

/** An engine like Chromium's: it lacks some languages, and has incomplete data without month names for others. */
function truncated(absent: readonly string[], stubs: readonly string[]): IntlEngine {
  const languageOf = (tag: unknown) => String(tag).split('-')[0] as string
  class DateTimeFormat extends Intl.DateTimeFormat {
    constructor(tag?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      super(absent.includes(languageOf(tag)) ? 'en-US' : tag, options)
      if (stubs.includes(languageOf(tag))) Object.defineProperty(this, 'format', { value: () => '2026 M11' })
    }
  }
  return { DateTimeFormat, RelativeTimeFormat: Intl.RelativeTimeFormat } as unknown as IntlEngine
}

describe('the probe', () => {
  test('finds every language in this engine, with Latin figures and the Gregorian calendar', () => {
    for (const locale of locales) {
      expect(probeLocale(locale)).toEqual({ tag: `${locale.formatTag}-u-ca-gregory-nu-latn`, full: true })
      expect(date(NOW, locale), locale.code).toMatch(/2026/)
    }
  })

  test('sees languages that an engine lacks or only stubs, and falls back without throwing', () => {
    const engine = truncated(['my', 'km', 'lo', 'ne'], ['kk', 'uz'])
    const lacking = locales.filter((locale) => !probeLocale(locale, engine).full)
    expect(lacking.map(({ code }) => code)).toEqual(['MY', 'KM', 'KK', 'UZ', 'LO', 'NE'])
    for (const { formatFallback } of lacking) expect(formatFallback).not.toBeNull()
    expect(probeLocale(row('KK'), engine).tag).toBe('ru-u-ca-gregory-nu-latn')
  })

  test('every language that has a fallback has it for such an engine, and no other has one', () => {
    const fallbacks = locales.filter(({ formatFallback }) => formatFallback !== null)
    expect(fallbacks.map(({ code }) => code)).toEqual(['MY', 'KM', 'KK', 'UZ', 'LO', 'NE'])
  })

  test('writes dates in figures where the language is missing', () => {
    const intl = truncated(['my'], [])
    expect(dateTime(NOW, row('MY'), { ...manila, intl })).toBe('20/11/2026, 23:04')
    expect(date(NOW, row('MY'), { ...manila, intl })).toBe('20/11/2026')
    expect(relative('2026-11-20T14:59:00Z', NOW, row('MY'), { ...manila, intl })).toBe('20/11/2026, 22:59')
  })
})

describe('dates and times', () => {
  test('use the zone asked for and the language’s own words', () => {
    expect(date(NOW, row('EN'), manila)).toBe('Nov 20, 2026')
    expect(date(NOW, row('TY'), manila)).toBe('Nob 20, 2026')
    expect(date(NOW, row('FR'), manila)).toBe('20 nov. 2026')
    expect(time(NOW, row('FR'), manila)).toBe('23:04')
    expect(dateTime(NOW, row('FR'), { timeZone: 'UTC' })).toBe('20 nov. 2026, 15:04')
  })

  test('a Thai or Persian date is of this calendar and in these figures', () => {
    expect(date(NOW, row('TH'))).toContain('2026')
    expect(date(NOW, row('FA'))).toContain('2026')
  })

  test('no instant is no date', () => {
    expect(() => date('yesterday', row('EN'))).toThrow(RangeError)
  })

  test('distances are told in words up to a week', () => {
    const from = (instant: string) => relative(instant, NOW, row('EN'), { timeZone: 'UTC' })
    expect(from('2026-11-20T15:03:20Z')).toBe('40 seconds ago')
    expect(from('2026-11-20T14:04:00Z')).toBe('1 hour ago')
    expect(from('2026-11-19T14:04:00Z')).toBe('yesterday')
    expect(from('2026-11-20T15:34:00Z')).toBe('in 30 minutes')
    expect(from('2026-11-01T00:00:00Z')).toBe('Nov 1, 2026, 12:00 AM')
    expect(relative('2026-11-18T15:04:00Z', NOW, row('AR'))).toBe('أول أمس')
  })
})
