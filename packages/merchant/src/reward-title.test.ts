import { describe, expect, test } from 'vitest'
import type { Merchant } from './merchant.ts'
import { rewardTitle } from './reward-title.ts'

const merchant = {
  languages: ['EN', 'TH'],
  programmes: [
    { id: 'named', name: { EN: 'Own name', TH: 'ชื่อ' }, promotion: 'party' },
    { id: 'unnamed', promotion: 'party' },
    { id: 'bare' },
  ],
  promotions: [{ id: 'party', title: { EN: 'A party' } }],
  raffles: [{ id: 'wheel', name: { EN: 'The wheel' } }],
} as unknown as Merchant

describe('a source of rewards', () => {
  test('it is called by its name, else by its promotion', () => {
    const titles = ['named', 'unnamed', 'bare'].map((id) => rewardTitle(id, merchant, 'EN'))
    expect(titles).toEqual(['Own name', 'A party', 'bare'])
  })

  test.each([
    ['party', 'A party'],
    ['wheel', 'The wheel'],
    ['gone', undefined],
  ])('%s is called %s', (id, name) => {
    expect(rewardTitle(id, merchant, 'EN')).toBe(name)
  })

  test('is called in the language of the member, or else in the merchant’s next one', () => {
    expect(rewardTitle('named', merchant, 'TH')).toBe('ชื่อ')
    expect(rewardTitle('party', merchant, 'TH')).toBe('A party')
  })
})
