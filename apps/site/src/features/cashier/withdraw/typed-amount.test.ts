import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['1250.50', '1250.50'],
  [' 1 250,5 ', '1250.5'],
  ['١٢٥٠٫٥', '1250.5'],
  ['007', '7'],
  ['5.', '5'],
])('%s is %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount)
})

test.each(['', '0', '0.00', '-5', '1e3', '1,250.50', 'ten', '1.23456'])('%s is no amount', (typed) => {
  expect(typedAmount(typed)).toBeNull()
})
