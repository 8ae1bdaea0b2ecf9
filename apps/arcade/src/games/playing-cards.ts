import type { Draw } from '../engine/random.ts'

/** A card: 0–51 within its pack, suit × 13 + rank; rank 0 is the two and 12 the ace; suits rise ♣ ♦ ♥ ♠. */
export type Card = number
export const rankOf = (card: Card): number => card % 13
export const suitOf = (card: Card): number => Math.floor(card / 13)

const PACK = 52

/** Draws cards from freshly shuffled packs, in order. */
export function dealt(draw: Draw, count: number, packs: number): readonly Card[] {
  const taken: number[] = []
  while (taken.length < count) {
    const place = draw.below(PACK * packs)
    // A position that was drawn before is drawn again, which leaves all orders of the rest equally likely.
    if (!taken.includes(place)) taken.push(place)
  }
  return taken.map((place) => place % PACK)
}
