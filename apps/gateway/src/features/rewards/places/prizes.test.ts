import { expect, test } from 'vitest'
import { programmesOf } from '../rules/compiled.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { lastPlace, prizeOf } from './prizes.ts'

test('prizes go from place to place by amount', () => {
  const [programme] = programmesOf(
    merchantWith([
      {
        ...{ id: 'p', name: { EN: 'P' }, trigger: { on: 'place', metric: 'rounds' }, reward: { kind: 'money' } },
        prizes: [
          { from: 1, to: 1, amount: '100' },
          { from: 2, to: 4, amount: '10.50' },
        ],
        budget: { amount: '1000', per: 'week' },
      },
    ]),
  )
  expect([1, 2, 4, 5].map((place) => prizeOf(programme!, place))).toEqual([10_000n, 1_050n, 1_050n, null])
  expect(lastPlace(programme!)).toBe(4)
})
