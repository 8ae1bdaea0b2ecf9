import { expect, test } from 'vitest'
import { enterableMinor, enteredMinor } from './entered.ts'

const MMK = { code: 'MMK', exponent: 2 }
const PHP = { code: 'PHP', exponent: 2 }

test('of a currency that is written whole only whole amounts can be entered, in its own minor units', () => {
  expect(enteredMinor('5000', MMK)).toBe(500_000n)
  expect(enteredMinor('5000.00', MMK)).toBe(500_000n)
  expect(() => enteredMinor('5000.01', MMK)).toThrow(expect.objectContaining({ code: 'AMOUNT_PRECISION' }))
  expect(enteredMinor('5000.01', PHP)).toBe(500_001n)
  expect(() => enteredMinor('5000.001', PHP)).toThrow(expect.objectContaining({ code: 'AMOUNT_PRECISION' }))
  expect(enteredMinor('1.234', { code: 'KWD', exponent: 3 })).toBe(1_234n)
})

test('of a sum with fractions all but these can be entered', () => {
  expect(enterableMinor(500_075n, MMK)).toBe(500_000n)
  expect(enterableMinor(99n, MMK)).toBe(0n)
  expect(enterableMinor(500_075n, PHP)).toBe(500_075n)
})
