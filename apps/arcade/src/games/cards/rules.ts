import { type Card, dealt } from '../playing-cards.ts'
import { COINS_A_STAKE, type GameRules, isRecordOf } from '../rules.ts'
import { bestOf, type HandName, handName } from './hands.ts'

/** The number of players at a table, and the winner's part of the pot in coins; the house gets the rest. */
export const TABLES = { 3: 58, 4: 77, 5: 96 } as const
export type Seats = keyof typeof TABLES
const SEATS = [3, 4, 5] as const satisfies readonly Seats[]

export interface Seating {
  readonly seats: Seats
}

export interface Showdown {
  /** Three cards for each seat; the player has the first seat. */
  readonly hands: readonly (readonly Card[])[]
  readonly names: readonly HandName[]
  readonly winner: number
}

/**
 * Three cards each, everybody stakes the same, and the best hand wins the pot less the house's share. No two hands are
 * equal (suits decide), so each of n seats wins one pot in n.
 */
export const CARDS: GameRules<Seating, null> = {
  id: 'cards/three-card-showdown',
  kind: 'cards',
  about: { tables: TABLES },
  ways: SEATS.map((seats) => ({
    name: `seats${seats}`,
    returnToPlayer: TABLES[seats] / (seats * COINS_A_STAKE),
    bet: () => ({ seats }),
  })),
  deal: () => null,
  readBet(value) {
    const seats = isRecordOf(value, ['seats']) ? SEATS.find((known) => known === value.seats) : undefined
    return seats ? { seats } : null
  },
  unitsOf: () => 1,
  play({ seats }, draw) {
    const cards = dealt(draw, seats * 3, 1)
    const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * 3, seat * 3 + 3))
    const winner = bestOf(hands)
    const outcome: Showdown = { hands, names: hands.map(handName), winner }
    return { outcome, coins: winner === 0 ? TABLES[seats] : 0 }
  },
}
