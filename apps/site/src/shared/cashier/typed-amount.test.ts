import type { NumberLayout } from '@livery/locale/locale-row'
import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

const layout = (decimal: string): NumberLayout => ({
  decimal,
  group: decimal === '.' ? ',' : '.',
  sizes: [3, 3],
  groupedFrom: 4,
  symbolFirst: true,
})

test.each([
  ['500', 2, '.', '500.00'],
  ['1,250.5', 2, '.', '1250.50'],
  ['1.250,5', 2, ',', '1250.50'],
  // A phone's keypad has a point where the reader's language writes a comma.
  ['10.50', 2, ',', '10.50'],
  ['10,5', 2, '.', '10.50'],
  ['1,000', 2, '.', '1000.00'],
  ['1,000,000', 0, '.', '1000000'],
  ['1,00,000', 2, '.', '100000.00'],
  ['1.250', 3, '.', '1.250'],
  ['1,250', 3, '.', '1250.000'],
  ['١٢٫٥٠٠', 3, '.', '12.500'],
  ['၅၀၀၀', 0, '.', '5000'],
  ['1 000', 2, ',', '1000.00'],
  ['007', 2, '.', '7.00'],
])('%s with %i decimals where %s is the decimal sign is %s', (typed, exponent, decimal, amount) => {
  expect(typedAmount(typed, { code: 'PHP', exponent }, layout(decimal))).toMatchObject({ amount })
})

test.each([
  ['', 'missing'],
  ['five', 'form'],
  ['-5', 'form'],
  ['1,2,3', 'form'],
  ['1e9', 'form'],
  ['123456789012345', 'form'],
  ['0.001', 'precision'],
  ['1.005', 'precision'],
  ['0,001', 'precision'],
])('“%s” is refused: %s', (typed, fault) => {
  expect(typedAmount(typed, { code: 'PHP', exponent: 2 }, layout('.'))).toEqual({ fault })
})

test('of a currency that is written whole a part is refused, and a whole amount is in its own minor units', () => {
  const MMK = { code: 'MMK', exponent: 2 }
  expect(typedAmount('5000.01', MMK, layout('.'))).toEqual({ fault: 'precision' })
  expect(typedAmount('5000.00', MMK, layout('.'))).toEqual({ minor: 500_000n, amount: '5000.00' })
})
