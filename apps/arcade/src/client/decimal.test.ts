import { numberLayout } from '@livery/locale/number-layout'
import { withLatinFigures } from '@livery/locale/probe'
import { locales } from '@livery/locale/registry'
import { expect, test } from 'vitest'
import { decimal, rounded } from './decimal.ts'

test.each(locales.map((row) => [row.code, row] as const))(
  'in %s a figure is laid out as CLDR says, in Latin figures',
  (_, row) => {
    const format = new Intl.NumberFormat(withLatinFigures(row.formatTag), { minimumFractionDigits: 2 })
    for (const value of ['0.00', '5.25', '1234.50', '12345.67', '1234567.89', '1234567890.12'])
      expect(decimal(value, numberLayout(row))).toBe(format.format(value as Intl.StringNumericLiteral))
  },
)

test('without decimals, and below nothing', () => {
  const layout = numberLayout({ formatTag: 'de', formatFallback: null })
  expect(decimal('1234567', layout)).toBe('1.234.567')
  expect(decimal('-1234.5', layout)).toBe('-1.234,5')
})

test('odds are written with their decimals and without errors of floating point', () => {
  const layout = { decimal: ',', group: '.', sizes: [3, 3], groupedFrom: 4, symbolFirst: false } as const
  expect(rounded(39 / 20 - 1, layout)).toBe('0,95')
  expect(rounded(166 / 20 - 1, layout)).toBe('7,3')
  expect(rounded(209, layout)).toBe('209')
})
