import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['abc', 'weak'],
  ['xxxxxxxxxxxxxxxxxxxx', 'weak'],
  ['abababababababab', 'weak'],
  ['abcdefgh', 'weak'],
  ['abcdefg1', 'fair'],
  ['moonriseoverseas', 'fair'],
  ['moonrise over sea', 'strong'],
  ['Moonrise-2026x', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
