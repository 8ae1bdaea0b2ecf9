import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AmountError, fromMinor } from './amount.ts'
import { count } from './count.ts'
import { isolate } from './isolate.ts'
import { HIDDEN_AMOUNT, maskName } from './mask.ts'
import { type Currency, money } from './money.ts'
import { localeByCode, locales } from './registry.ts'

const row = (code: string) => localeByCode(code) as (typeof locales)[number]
const PHP: Currency = { code: 'PHP', symbol: '₱', exponent: 2 }
const KWD: Currency = { code: 'KWD', symbol: 'KD', exponent: 3 }
const EUR: Currency = { code: 'EUR', symbol: '€', exponent: 2 }
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

  test('a hidden balance and a masked name tell no lengths', () => {
    expect(HIDDEN_AMOUNT).toBe('******')
    expect(['player77', 'abcdefghijkl', 'Jo', '', 'สมชายใจดี'].map(maskName)).toEqual([
      'pl***7',
      'ab***l',
      'J***',
      '***',
      'สม***ดี',
    ])
  })
})
