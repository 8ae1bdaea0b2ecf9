import { expect, test } from 'vitest'
import { unplainPath } from './plain-text.ts'

test('a text that PostgreSQL cannot store is found at any depth, also as a name', () => {
  expect(unplainPath({ name: 'Ann', list: [{ note: 'a\0b' }] })).toBe('/list/0/note')
  expect(unplainPath({ half: 'a\ud83d' })).toBe('/half')
  expect(unplainPath({ 'a\0': 1 })).toBe('/')
  expect(unplainPath('\0')).toBe('/')
  expect(unplainPath({ name: 'Ann 😀', list: [1, null, true] })).toBeNull()
})
