import { type Card, rankOf } from '../playing-cards.ts'

/** The value of a card, 1–10: an ace one, pictures ten. */
export function worthOf(card: Card): number {
  const rank = rankOf(card)
  return rank === 12 ? 1 : Math.min(10, rank + 2)
}

/** The sum of a hand with its aces as one, and whether it has any. */
export interface Sum {
  readonly low: number
  readonly ace: boolean
}

const sumOf = (values: readonly number[]): Sum => ({
  low: values.reduce((sum, value) => sum + value, 0),
  ace: values.includes(1),
})

/** The points of a sum: one ace counts eleven where that does not go over 21. */
export const totalOf = ({ low, ace }: Sum): number => (ace && low <= 11 ? low + 10 : low)

/** The points of a hand. */
export const pointsOf = (cards: readonly Card[]): number => totalOf(sumOf(cards.map(worthOf)))

/** Twenty-one in the first two cards. */
export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && pointsOf(cards) === 21
