import Type from 'typebox'
import { expect, test } from 'vitest'
import { fromWord, toWord } from './cursor.ts'

test('a word stands for the place it was made of', () => {
  expect(fromWord(Type.String(), toWord('maria'))).toBe('maria')
})

test.each([
  ['no word', '!'],
  ['another shape', toWord(7)],
  ['U+0000, which no table can be asked for', toWord('ma\u0000ria')],
  ['half a surrogate pair', Buffer.from('"\\ud800"').toString('base64url')],
])('%s is refused', (_, word) => {
  expect(() => fromWord(Type.String(), word)).toThrow('INVALID_REQUEST')
})
