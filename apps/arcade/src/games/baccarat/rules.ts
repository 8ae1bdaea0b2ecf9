import type { Draw } from '../../engine/random.ts'
import { type ChipStakes, chipsOf, readChips } from '../chip-stakes.ts'
import { type Card, dealt, rankOf } from '../playing-cards.ts'
import { COINS_A_STAKE, type GameRules } from '../rules.ts'
import { EXACT } from './odds.ts'
import { needsBankerThird, needsPlayerThird, pointsOf } from './third-card.ts'

export const PACKS = 8

/** The places to bet on, and the payout of each in coins including the stake. */
export const SPOTS = {
  player: 2 * COINS_A_STAKE,
  // Even money, less five per cent.
  banker: 39,
  tie: 10 * COINS_A_STAKE,
  playerPair: 13 * COINS_A_STAKE,
  bankerPair: 13 * COINS_A_STAKE,
} as const satisfies Record<string, number>
export type Spot = keyof typeof SPOTS
const SPOT_NAMES = Object.keys(SPOTS) as readonly Spot[]

export type BaccaratBet = ChipStakes<Spot>

/** The largest total of stakes in one round. */
const MOST_STAKES = 50

export interface BaccaratOutcome {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly points: readonly [player: number, banker: number]
  readonly result: 'player' | 'banker' | 'tie'
  /** Every place that won. */
  readonly won: readonly Spot[]
}

/** Punto banco from eight fresh packs, by the table's third-card rules. */
export const BACCARAT: GameRules<BaccaratBet, null> = {
  id: 'baccarat/punto-banco',
  kind: 'baccarat',
  about: { pays: SPOTS, most: MOST_STAKES },
  ways: SPOT_NAMES.map((spot) => ({ name: spot, returnToPlayer: EXACT[spot], bet: () => ({ [spot]: 1 }) })),
  deal: () => null,
  readBet: (value) => readChips(value, SPOT_NAMES, MOST_STAKES),
  unitsOf: chipsOf,
  play(bet, draw) {
    const outcome = hand(draw)
    let coins = 0
    for (const [spot, count] of Object.entries(bet) as [Spot, number][]) {
      if (outcome.won.includes(spot)) coins += SPOTS[spot] * count
      // On a tie neither side loses: the stake is returned.
      else if (outcome.result === 'tie' && (spot === 'player' || spot === 'banker')) coins += COINS_A_STAKE * count
    }
    return { outcome, coins }
  },
}

function hand(draw: Draw): BaccaratOutcome {
  const [first, second, third, fourth, fifth, sixth] = dealt(draw, 6, PACKS) as [Card, Card, Card, Card, Card, Card]
  const player = [first, third]
  const banker = [second, fourth]
  if (needsPlayerThird(player, banker)) player.push(fifth)
  if (needsBankerThird(player, banker)) banker.push(player.length === 3 ? sixth : fifth)
  const points = [pointsOf(player), pointsOf(banker)] as const
  const result = points[0] === points[1] ? 'tie' : points[0] > points[1] ? 'player' : 'banker'
  const won: Spot[] = [result]
  if (rankOf(first) === rankOf(third)) won.push('playerPair')
  if (rankOf(second) === rankOf(fourth)) won.push('bankerPair')
  return { player, banker, points, result, won }
}
