import { expect, it } from 'vitest'
import { DRAGON_TIGER, PACKS, paysFor, resultOf, SPOTS, type Spot } from './rules.ts'

const CARDS = Array.from({ length: 52 }, (_, card) => card)

it('publishes the return that all pairs of cards of eight packs give', () => {
  for (const { name, returnToPlayer } of DRAGON_TIGER.ways) {
    let coins = 0
    for (const dragon of CARDS) {
      for (const tiger of CARDS) {
        const chance = (1 / 52) * ((dragon === tiger ? PACKS - 1 : PACKS) / (PACKS * 52 - 1))
        coins += chance * paysFor(name as Spot, { dragon, tiger })
      }
    }
    expect(coins / 20, name).toBeCloseTo(returnToPlayer, 12)
  }
})

it('counts the ace as the lowest card and gives half the stake back on a tie', () => {
  const [two, king, ace] = [0, 11, 12]
  expect(resultOf({ dragon: two, tiger: ace })).toBe('dragon')
  expect(resultOf({ dragon: ace, tiger: king })).toBe('tiger')
  const tie = { dragon: two, tiger: two + 13 }
  expect(['dragon', 'tiger', 'tie', 'suitedTie'].map((spot) => paysFor(spot as Spot, tie))).toEqual([
    10,
    10,
    SPOTS.tie,
    0,
  ])
  expect(paysFor('suitedTie', { dragon: two, tiger: two })).toBe(SPOTS.suitedTie)
})
