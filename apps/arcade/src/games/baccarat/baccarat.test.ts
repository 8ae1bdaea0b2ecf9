import { describe, expect, it } from 'vitest'
import { drawFrom } from '../../engine/random.ts'
import { EXACT } from './odds.ts'
import { BACCARAT, type BaccaratOutcome, PACKS, SPOTS } from './rules.ts'
import { needsBankerThird, needsPlayerThird, pointsOf } from './third-card.ts'

/** A card of this value. */
const counting = (points: number) => (points === 0 ? 8 : points === 1 ? 12 : points - 2)

/** Enumerates the shoe: every order of six values, without replacement, and how often each result occurs. */
function shoe(): { readonly player: number; readonly banker: number; readonly tie: number } {
  const left = Array.from({ length: 10 }, (_, points) => PACKS * (points === 0 ? 16 : 4))
  let cards = PACKS * 52
  const sums = { player: 0, banker: 0, tie: 0 }
  const drawn: number[] = []
  const visit = (weight: number): void => {
    const [p1, b1, p2, b2, fifth, sixth] = drawn
    if (b2 !== undefined) {
      const player = [p1 as number, p2 as number].map(counting)
      const banker = [b1 as number, b2].map(counting)
      const playerDraws = needsPlayerThird(player, banker)
      if (playerDraws && fifth !== undefined) player.push(counting(fifth))
      const isKnown = !playerDraws || fifth !== undefined
      if (isKnown) {
        const bankerCard = playerDraws ? sixth : fifth
        const bankerDraws = needsBankerThird(player, banker)
        if (bankerDraws && bankerCard !== undefined) banker.push(counting(bankerCard))
        if (!bankerDraws || bankerCard !== undefined) {
          const [one, other] = [pointsOf(player), pointsOf(banker)]
          sums[one === other ? 'tie' : one > other ? 'player' : 'banker'] += weight
          return
        }
      }
    }
    for (let points = 0; points < 10; points++) {
      const count = left[points] as number
      const share = count / cards
      left[points] = count - 1
      cards--
      drawn.push(points)
      visit(weight * share)
      drawn.pop()
      cards++
      left[points] = count
    }
  }
  visit(1)
  return sums
}

describe('baccarat', () => {
  it('comes out as the whole shoe of eight packs does, and its published returns follow', () => {
    const { player, banker, tie } = shoe()
    // The published probabilities of the game.
    expect(player).toBeCloseTo(0.446247, 6)
    expect(banker).toBeCloseTo(0.458597, 6)
    expect(tie).toBeCloseTo(0.095156, 6)
    expect((player * SPOTS.player) / 20 + tie).toBeCloseTo(EXACT.player, 6)
    expect((banker * SPOTS.banker) / 20 + tie).toBeCloseTo(EXACT.banker, 6)
    expect((tie * SPOTS.tie) / 20).toBeCloseTo(EXACT.tie, 6)
    const pair = (PACKS * 4 - 1) / (PACKS * 52 - 1)
    expect((pair * SPOTS.playerPair) / 20).toBeCloseTo(EXACT.playerPair, 6)
    expect((pair * SPOTS.bankerPair) / 20).toBeCloseTo(EXACT.bankerPair, 6)
  })

  it('gives stakes on both sides back on a tie, and pays every place that won', () => {
    const draw = drawFrom('ba44ba44ba44ba44ba44ba44ba44ba44')
    const bet = { player: 2, banker: 1, tie: 1, playerPair: 1, bankerPair: 1 } as const
    const seen = new Set<string>()
    while (seen.size < 3) {
      const { outcome, coins } = BACCARAT.play(bet, draw, null)
      const { result, won, points } = outcome as BaccaratOutcome
      seen.add(result)
      expect(result === 'tie').toBe(points[0] === points[1])
      const sides = result === 'tie' ? 3 * 20 + SPOTS.tie : result === 'player' ? 2 * SPOTS.player : SPOTS.banker
      const pairs = won.filter((spot) => spot.endsWith('Pair')).length * SPOTS.playerPair
      expect(coins).toBe(sides + pairs)
    }
    expect(BACCARAT.readBet({ player: 51 }, null)).toBeNull()
    expect(BACCARAT.readBet({ player: 0.5 }, null)).toBeNull()
    expect(BACCARAT.readBet({}, null)).toBeNull()
  })
})
