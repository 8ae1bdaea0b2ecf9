import { expect, test } from 'vitest'
import { turnoverOf } from './turnover.ts'

test('turnover is stated in money, rounded up', () => {
  expect(turnoverOf(500_00n, 10, 2)).toBe('5000.00')
  expect(turnoverOf(10_001n, 1.5, 3)).toBe('15.002')
})
