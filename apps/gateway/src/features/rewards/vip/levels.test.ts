import { expect, test } from 'vitest'
import { merchantWith } from '../testing/merchant-with.ts'
import { levelOf, thresholdsOf } from './levels.ts'

const THRESHOLDS = thresholdsOf(
  merchantWith([], {
    vip: {
      days: 30,
      keepPercent: 50,
      levels: [{ turnover: '100' }, { turnover: '100', deposits: '10' }, { turnover: '1000', deposits: '10' }],
    },
  }),
)

test('a level is the highest whose turnover and deposits are reached, of a part of them where it is to be kept', () => {
  const of = (turnoverMinor: bigint, depositMinor: bigint, percent?: number) =>
    levelOf(THRESHOLDS, { turnoverMinor, depositMinor }, percent)
  expect(of(9_999n, 5_000n)).toBe(0)
  expect(of(10_000n, 999n)).toBe(1)
  expect(of(10_000n, 1_000n)).toBe(2)
  expect(of(100_000n, 0n)).toBe(1)
  expect(of(100_000n, 1_000n)).toBe(3)
  expect(of(50_000n, 500n, 50)).toBe(3)
  expect(of(49_999n, 500n, 50)).toBe(2)
  expect(of(0n, 0n, 0)).toBe(3)
})
