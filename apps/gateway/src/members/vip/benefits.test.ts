import type { Merchant } from '@livery/merchant/merchant'
import { expect, test } from 'vitest'
import { vipBenefits, vipName } from './benefits.ts'

const merchant = {
  withdrawal: { perDay: { count: 3, amount: '1000' } },
  vip: {
    days: 30,
    keepPercent: 100,
    levels: [
      { turnover: '10', rebatePercent: 0.1 },
      { name: 'Gold', turnover: '20', withdrawalsPerDay: 5, withdrawalPerDay: '5000' },
      { turnover: '30', rebatePercent: 0.25 },
    ],
  },
} as unknown as Merchant

test('a level has what rebatePercent, withdrawalsPerDay and withdrawalPerDay state, else what those below it do', () => {
  expect(vipBenefits(merchant, 0)).toEqual({ rebateBp: 0, perDay: { count: 3, amount: '1000' } })
  expect(vipBenefits(merchant, 1)).toEqual({ rebateBp: 10, perDay: { count: 3, amount: '1000' } })
  expect(vipBenefits(merchant, 2)).toEqual({ rebateBp: 10, perDay: { count: 5, amount: '5000' } })
  expect(vipBenefits(merchant, 3)).toEqual({ rebateBp: 25, perDay: { count: 5, amount: '5000' } })
})

test('a level is called by its name, else by its number', () => {
  expect([1, 2].map((level) => vipName(merchant, level))).toEqual(['VIP 1', 'Gold'])
})
