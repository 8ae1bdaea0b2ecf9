import { type ChipStakes, chipsOf, readChips } from '../chip-stakes.ts'
import { type Card, dealt, rankOf, suitOf } from '../playing-cards.ts'
import { COINS_A_STAKE, type GameRules } from '../rules.ts'

export const PACKS = 8
/** Cards of one rank, and of one rank and suit, in the shoe. */
const SAME_RANK = PACKS * 4
const SAME_CARD = PACKS
const SHOE = PACKS * 52

/** The places to bet on, and the payout of each in coins including the stake. */
export const SPOTS = {
  dragon: 2 * COINS_A_STAKE,
  tie: 13 * COINS_A_STAKE,
  tiger: 2 * COINS_A_STAKE,
  suitedTie: 57 * COINS_A_STAKE,
} as const satisfies Record<string, number>
export type Spot = keyof typeof SPOTS
const SPOT_NAMES = Object.keys(SPOTS) as readonly Spot[]

/** The part of a stake on dragon or tiger that a tie returns: half of it. */
const HALF = COINS_A_STAKE / 2

/** The largest total of stakes in one round. */
const MOST_STAKES = 50

export interface DragonTigerOutcome {
  readonly dragon: Card
  readonly tiger: Card
}

/** The value of a card, 0–12: the ace is the lowest. */
const heightOf = (card: Card) => (rankOf(card) + 1) % 13

/** The higher side. */
export function resultOf({ dragon, tiger }: DragonTigerOutcome): 'dragon' | 'tiger' | 'tie' {
  const lead = heightOf(dragon) - heightOf(tiger)
  return lead === 0 ? 'tie' : lead > 0 ? 'dragon' : 'tiger'
}

/** The payout of a place for these cards, in coins including the stake; zero when it has lost. */
export function paysFor(spot: Spot, outcome: DragonTigerOutcome): number {
  const result = resultOf(outcome)
  if (spot === 'suitedTie') {
    return result === 'tie' && suitOf(outcome.dragon) === suitOf(outcome.tiger) ? SPOTS.suitedTie : 0
  }
  if (spot === result) return SPOTS[spot]
  return result === 'tie' && spot !== 'tie' ? HALF : 0
}

/** The exact return of each place: the second card is one of the rest of the shoe. */
function returnOf(spot: Spot): number {
  const tie = (SAME_RANK - 1) / (SHOE - 1)
  if (spot === 'tie') return (tie * SPOTS.tie) / COINS_A_STAKE
  if (spot === 'suitedTie') return (((SAME_CARD - 1) / (SHOE - 1)) * SPOTS.suitedTie) / COINS_A_STAKE
  return (((1 - tie) / 2) * SPOTS[spot] + tie * HALF) / COINS_A_STAKE
}

/** Dragon tiger: one card for each side from eight fresh packs. */
export const DRAGON_TIGER: GameRules<ChipStakes<Spot>, null> = {
  id: 'dragontiger/eight-packs',
  kind: 'dragontiger',
  about: { most: MOST_STAKES },
  ways: SPOT_NAMES.map((spot) => ({ name: spot, returnToPlayer: returnOf(spot), bet: () => ({ [spot]: 1 }) })),
  deal: () => null,
  readBet: (value) => readChips(value, SPOT_NAMES, MOST_STAKES),
  unitsOf: chipsOf,
  play(bet, draw) {
    const [dragon, tiger] = dealt(draw, 2, PACKS) as [Card, Card]
    const outcome: DragonTigerOutcome = { dragon, tiger }
    let coins = 0
    for (const [spot, count] of Object.entries(bet) as [Spot, number][]) coins += paysFor(spot, outcome) * count
    return { outcome, coins }
  },
}
