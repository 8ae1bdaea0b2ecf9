import { expect, test } from 'vitest'
import { feeOf, turnoverOf } from './fee.ts'

test.each([
  [100_00n, { basisPoints: 0, fixed: '0' }, 2, 0n],
  [100_00n, { basisPoints: 150, fixed: '0' }, 2, 150n],
  [1n, { basisPoints: 1, fixed: '0' }, 2, 1n],
  [333n, { basisPoints: 250, fixed: '0.050' }, 3, 59n],
  [5_000n, { basisPoints: 100, fixed: '300' }, 0, 350n],
])('%s minor units with the fee %o cost %s', (minor, fee, exponent, cost) => {
  expect(feeOf(minor, fee, exponent)).toBe(cost)
})

test('turnover is stated in money, rounded up', () => {
  expect(turnoverOf(500_00n, 10, 2)).toBe('5000.00')
  expect(turnoverOf(10_001n, 1.5, 3)).toBe('15.002')
})
