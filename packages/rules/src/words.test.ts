import { expect, test } from 'vitest'
import { textSize } from './words.ts'

test.each([
  ['', 0, 0],
  ['  \n ', 0, 0],
  ['The deposit has not arrived.', 5, 28],
  ['👩‍👩‍👧‍👦 hi', 1, 4],
  ['لم يصل الإيداع', 3, 14],
  ['ยอดเงินยังไม่เข้า', 5, 13],
])('%j has %i words and %i characters', (text, words, characters) => {
  expect(textSize(text)).toEqual({ words, characters })
})
