import { expect, test } from 'vitest'
import { countGraphemes } from './count-graphemes.ts'

test.each([
  ['', 0],
  ['plain words', 11],
  ['two\nlines', 9],
  ['two\r\nlines', 9],
  ['e\u0301t\u00e9', 3],
  ['👩‍👩‍👧‍👦', 1],
  ['🇵🇭🇰🇼', 2],
  ['👍🏽', 1],
  ['กำ', 1],
  ['ที่นี่', 2],
  ['नमस्ते', 3],
])('%j is %i to its reader', (text, seen) => {
  expect(countGraphemes(text)).toBe(seen)
})
