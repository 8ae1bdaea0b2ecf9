import { describe, expect, it } from 'vitest'
import { drawFrom } from '../../engine/random.ts'
import { chanceOf, WEIGHTS } from './market.ts'
import { bookOf, type Results, SPORT_IDS, togetherCoins } from './sport.ts'
import { SPORTS } from './sports.ts'

it('has every sport once', () => {
  expect(SPORTS.map(({ id }) => id)).toEqual(SPORT_IDS)
})

describe.each(SPORTS)('the book on $id', (sport) => {
  const book = bookOf(sport)
  const picks = sport.markets.flatMap((market) => market.picks)

  it('has scores whose weights are whole and add up, and one winner a market', () => {
    for (const scores of sport.pairings) {
      expect(scores.every(({ weight }) => Number.isInteger(weight))).toBe(true)
      expect(scores.reduce((sum, { weight }) => sum + weight, 0)).toBe(WEIGHTS)
      for (const market of sport.markets) {
        for (const { score } of scores) {
          expect(market.picks.filter((pick) => pick.holds(...score))).toHaveLength(1)
        }
        const whole = market.picks.reduce((sum, pick) => sum + chanceOf(pick, scores), 0)
        expect(whole).toBeCloseTo(1, 9)
      }
    }
  })

  it('settles each pick by the score that is shown, single or together', () => {
    const draw = drawFrom('5907'.repeat(8))
    for (let round = 0; round < 300; round++) {
      const table = book.deal(draw)
      expect(new Set(table.flatMap(({ home, away }) => [home, away])).size).toBe(table.length * 2)
      const backed = table
        .slice(0, 3)
        .map((_, fixture) => ({ fixture, pick: picks[round % picks.length]?.id as string }))
      for (const together of [false, true]) {
        const { outcome, coins } = book.play({ picks: backed, together }, draw, table)
        const { scores, won } = outcome as Results
        const holds = backed.map(({ fixture, pick }) =>
          picks.find(({ id }) => id === pick)?.holds(...(scores[fixture] as [number, number])),
        )
        expect(won).toEqual(holds)
        const prices = backed.map(({ fixture, pick }) => table[fixture]?.prices[pick] as number)
        const singles = prices.reduce((sum, price, at) => sum + (won[at] ? price : 0), 0)
        expect(coins).toBe(together ? (won.every(Boolean) ? togetherCoins(prices) : 0) : singles)
      }
    }
  })

  it('refuses two picks of one match, too many, and none', () => {
    const table = book.deal(drawFrom('0'.repeat(32)))
    const pick = picks[0]?.id as string
    const read = (fixtures: readonly number[]) =>
      book.readBet({ picks: fixtures.map((fixture) => ({ fixture, pick })), together: false }, table)
    expect(read([0, 1])).not.toBeNull()
    for (const wrong of [[], [0, 0], [0, 1, 2, 3, 4], [99], [-1], [0.5]]) expect(read(wrong)).toBeNull()
  })
})
