import { expect, test } from 'vitest'
import { insertion, isolate } from './isolate.ts'

test('in a text from right to left every insertion stands by itself, whatever it is', () => {
  for (const value of ['UPI', 'سيف', '+965 5000', '-5', '10:30', 'Dragon & Tiger 2', '12.500'])
    expect(insertion(value, 'rtl')).toBe(isolate(value))
})

test('in a text from left to right one with a letter of the other direction does', () => {
  for (const value of ['سيف', 'حظ 777', 'ABC אבג']) expect(insertion(value, 'ltr')).toBe(isolate(value))
  for (const value of ['UPI', '₱8,888', 'Жар', '龍', 'मछली']) expect(insertion(value, 'ltr')).toBe(value)
})

test('figures alone move nothing and are not moved', () => {
  for (const direction of ['ltr', 'rtl'] as const) expect(insertion('123456', direction)).toBe('123456')
  expect(insertion('', 'rtl')).toBe('')
})
