import { expect, test } from 'vitest'
import { payoutOf, stakeMinor } from './slip-amounts.ts'
import { stakeOf } from './stake-of.ts'

const PHP = { code: 'PHP', exponent: 2 }

test.each([
  ['5', '5'],
  [' 2,50 ', '2.50'],
  ['٢٫٥', '2.5'],
  ['2٫5', '2.5'],
  ['007', '7'],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['1.2.3', null],
  ['', null],
])('what is typed as “%s” is the stake %s', (typed, stake) => {
  expect(stakeOf(typed)).toBe(stake)
})

test('a stake returns its price in whole minor units, rounded down, and one that is finer than the currency nothing', () => {
  expect(payoutOf('2.50', 406, PHP)).toBe(1015n)
  expect(payoutOf('0.33', 101, PHP)).toBe(33n)
  expect(payoutOf('1000', 255, { code: 'VND', exponent: 0 })).toBe(2550n)
  expect(stakeMinor('1.001', PHP)).toBeNull()
  expect(stakeMinor('1.01', { code: 'MMK', exponent: 2 })).toBeNull()
})
