import { expect, test } from 'vitest'
import { insertion, isolate, isolateAmounts } from './isolate.ts'

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

test('an amount in words from right to left keeps its sign on its side; dates, numbers and tags are left alone', () => {
  const visible = (text: string) => isolateAmounts(text).replaceAll('\u2066', '[').replaceAll('\u2069', ']')
  expect(visible('ہم ₹5,000 تک دگنا')).toBe('ہم [₹5,000] تک دگنا')
  expect(visible('رمی ₹10 سے، 100% بونس')).toBe('رمی [₹10] سے، [100%] بونس')
  expect(visible('هدية 20 €، حتى 1.500 ₺.')).toBe('هدية [20 €]، حتى [1.500 ₺].')
  expect(visible('حتى 50.000 KD، أو KD 3,000.')).toBe('حتى [50.000 KD]، أو [KD 3,000].')
  expect(visible('لعبة 24 Karat')).toBe('لعبة 24 Karat')
  expect(visible('<p style="width:50%">خصم 5%</p>')).toBe('<p style="width:50%">خصم [5%]</p>')
  expect(visible('يوم 24.11.2026، 12 لعبة')).toBe('يوم 24.11.2026، 12 لعبة')
})
