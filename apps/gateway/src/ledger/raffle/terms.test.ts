import { expect, test } from 'vitest'
import { prizeCount, prizeOf, termsOf } from './terms.ts'

type Stated = Parameters<typeof termsOf>[0]

test('a raffle promises its name and text, perMember, claimHours, budget amount and prizes of kind, count, turnoverTimes', () => {
  const stated = {
    ...{ id: 'r', opens: 'MO 00:00', closes: 'SU 20:00', draws: 'SU 21:00', name: { EN: 'Draw' } },
    prizes: [
      { kind: 'bonus', count: 2, amount: '50', turnoverTimes: 3 },
      { kind: 'goods', count: 1, name: { EN: 'A phone' } },
    ],
    budget: { amount: '100' },
  } as Stated
  const terms = termsOf(stated)
  expect(terms).toEqual({
    ...{ name: { EN: 'Draw' }, text: null, perMember: null, claimHours: 720, budget: '100' },
    prizes: [
      { kind: 'bonus', count: 2, amount: '50', turnoverTimes: 3, name: null },
      { kind: 'goods', count: 1, amount: null, turnoverTimes: 0, name: { EN: 'A phone' } },
    ],
  })
  const other = termsOf({ ...stated, text: { EN: 'Free' }, perMember: 7, claimHours: 24 })
  expect(other).toMatchObject({ text: { EN: 'Free' }, perMember: 7, claimHours: 24 })
  expect(prizeCount(terms)).toBe(3)
  expect([1, 2, 3].map((place) => prizeOf(terms, place))).toEqual([0, 0, 1])
})
