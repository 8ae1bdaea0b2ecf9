import { expect, test } from 'vitest'
import { paymentFeeMinor } from './payment-fee.ts'

test.each([
  [100_00n, { basisPoints: 0, fixed: '0' }, 2, 0n],
  [100_00n, { basisPoints: 150, fixed: '0' }, 2, 150n],
  [1n, { basisPoints: 1, fixed: '0' }, 2, 1n],
  [333n, { basisPoints: 250, fixed: '0.050' }, 3, 59n],
  [5_000n, { basisPoints: 100, fixed: '300' }, 0, 350n],
])('%s minor units with the fee %o cost %s', (minor, fee, exponent, cost) => {
  expect(paymentFeeMinor(fee, minor, exponent)).toBe(cost)
})
