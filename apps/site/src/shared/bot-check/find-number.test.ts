import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findNumber } from './find-number.ts'

const salt = '0123456789abcdef01234567?effort=normal&expires=1795245132&'

/** A puzzle as ALTCHA makes it. */
function puzzle(number: number) {
  return { salt, challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'), maxnumber: 3_000 }
}

test('finds what was hidden, wherever it is', () => {
  for (const number of [0, 7, 999, 3_000]) expect(findNumber(puzzle(number), 0, 3_001)).toBe(number)
})

test('is null where it is not', () => {
  expect(findNumber(puzzle(50), 0, 50)).toBeNull()
  expect(findNumber(puzzle(50), 51, 101)).toBeNull()
})
