import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AmountError, fromMinor } from './amount.ts'
import { count } from './count.ts'
import { isolate } from './isolate.ts'
import { type Currency, money } from './money.ts'
import { withLatinFigures } from './probe.ts'
import { localeByCode, locales } from './registry.ts'

const row = (code: string) => localeByCode(code) as (typeof locales)[number]
const PHP: Currency = { code: 'PHP', symbol: '₱', exponent: 2 }
const KWD: Currency = { code: 'KWD', symbol: 'KD', exponent: 3 }
const EUR: Currency = { code: 'EUR', symbol: '€', exponent: 2 }
const MMK: Currency = { code: 'MMK', symbol: 'K', exponent: 2 }
const YEN: Currency = { code: 'JPY', symbol: '¥', exponent: 0 }
const SPACE = '\u00a0'

describe('money', () => {
  test.each([
    ['TY', PHP, '1234567.5', '₱1,234,567.50'],
    ['EN', KWD, '1234.5', `KD${SPACE}1,234.500`],
    ['AR', KWD, '1234.5', `1,234.500${SPACE}KD`],
    ['AR', EUR, '-0.05', `−0.05${SPACE}€`],
    ['HI', PHP, '1234567', '₱12,34,567.00'],
    ['VI', YEN, '1234567', `1.234.567${SPACE}¥`],
    ['FA', PHP, '1234', '₱1,234.00'],
    ['MY', MMK, '250000.00', `250,000${SPACE}K`],
    ['LO', MMK, '250000', `K${SPACE}250.000`],
    ['EN', MMK, '0.5', `K${SPACE}0.50`],
    ['EN', EUR, '0', '€0.00'],
    ['EN', EUR, '-0.00', '€0.00'],
  ])('%s writes %o %s as %s', (code, currency, amount, text) => {
    expect(money({ amount, currency, locale: row(code) }).text).toBe(text)
  })

  test('marks gains on request, and never zero', () => {
    expect(money({ amount: '5', currency: EUR, locale: row('EN'), sign: 'always' }).text).toBe('+€5.00')
    expect(money({ amount: '0', currency: EUR, locale: row('EN'), sign: 'always' }).text).toBe('€0.00')
  })

  test('keeps every figure of any amount in any language', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 26n), max: 10n ** 26n }),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom(...locales),
        (minor, exponent, locale) => {
          const amount = fromMinor(minor, exponent)
          const { parts, negative } = money({ amount, currency: { ...PHP, exponent }, locale })
          const figures = parts
            .filter(({ type }) => type === 'integer' || type === 'fraction')
            .map(({ value }) => value)
          expect(figures.join('')).toBe(amount.replace(/[-.]/g, ''))
          expect(negative).toBe(minor < 0n)
        },
      ),
    )
  })

  test('isolates a symbol in Arabic letters, so that the figures stay where they are', () => {
    const { text } = money({ amount: '1.5', currency: { ...KWD, symbol: 'د.ك' }, locale: row('EN') })
    expect(text).toBe(`${isolate('د.ك')}${SPACE}1.500`)
  })

  test('refuses what is no amount, and shows no invisible marks', () => {
    expect(() => money({ amount: '1,5', currency: EUR, locale: row('FR') })).toThrow(AmountError)
    for (const locale of locales) {
      expect(money({ amount: '-1234.56', currency: EUR, locale }).text).not.toMatch(/[\u200e\u200f\u061c]/)
    }
  })
})

describe('counts and masks', () => {
  test('figures are grouped as the engine groups them, in every language and for tags of a merchant’s own', () => {
    const tags = [
      ...locales.map(({ formatTag, formatFallback }) => formatFallback ?? formatTag),
      'pt-PT',
      'es-ES',
      'pl',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...tags), fc.bigInt({ min: -(10n ** 26n), max: 10n ** 26n }), (formatTag, value) => {
        const written = new Intl.NumberFormat(withLatinFigures(formatTag), { maximumFractionDigits: 0 })
          .formatToParts(value < 0n ? -value : value)
          .map((part) => part.value)
          .join('')
        expect(count(value, { formatTag, formatFallback: null })).toBe(value < 0n ? `-${written}` : written)
      }),
    )
    for (const formatTag of tags)
      for (const value of [0, 7, 999, 1_000, 9_999, 10_000, 99_999, 100_000, 1_000_000])
        expect(count(value, { formatTag, formatFallback: null })).toBe(
          new Intl.NumberFormat(withLatinFigures(formatTag)).format(value),
        )
  })

  test('a layout that comes with the page is taken before the engine’s', () => {
    const numbers = { decimal: '·', group: '’', sizes: [3, 2], groupedFrom: 5, symbolFirst: false } as const
    const locale = { formatTag: 'en', formatFallback: null, numbers }
    expect([count(1_234, locale), count(1_234_567, locale)]).toEqual(['1234', '12’34’567'])
    expect(money({ amount: '12345.5', currency: EUR, locale }).text).toBe(`12’345·50${SPACE}€`)
  })

  test('counts group like the language and keep Latin figures', () => {
    expect(['EN', 'HI', 'FA', 'AR', 'MY', 'BN', 'NE'].map((code) => count(1234567, row(code)))).toEqual([
      '1,234,567',
      '12,34,567',
      '1,234,567',
      '1,234,567',
      '1,234,567',
      '12,34,567',
      '12,34,567',
    ])
  })
})
