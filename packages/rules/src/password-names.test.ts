import { expect, test } from 'vitest'
import { containsName } from './password-names.ts'

test.each([
  ['Oasis-2026!', ['marta77', 'Oasis']],
  ['x-MARTA77-x', ['marta77', 'Oasis']],
  ['golden.river.9', ['marta77', 'Golden River']],
])('%s contains one of %j', (password, names) => {
  expect(containsName(password, names)).toBe(true)
})

test.each([
  ['moonrise-26!', ['marta77', 'Oasis']],
  ['banana-bread', ['ana', 'Oasis']],
  ['moonrise-26!', ['', '!!!!']],
])('%s contains none of %j', (password, names) => {
  expect(containsName(password, names)).toBe(false)
})
