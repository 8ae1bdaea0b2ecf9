import { expect, test } from 'vitest'
import { entriesThatFit } from './use-fitting.ts'

test('all entries fit while the row has room for them, without a menu', () => {
  expect(entriesThatFit([100, 100, 100], 240, 324, 24)).toBe(3)
})

test('what does not fit beside the menu is in the menu, and never only a part of an entry', () => {
  expect(entriesThatFit([100, 100, 100], 240, 323, 24)).toBe(2)
  expect(entriesThatFit([100, 100, 100], 223, 323, 24)).toBe(1)
})

test('a menu is never empty', () => {
  expect(entriesThatFit([100, 100], 400, 200, 24)).toBe(1)
})
