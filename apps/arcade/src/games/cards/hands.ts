import { type Card, rankOf, suitOf } from '../playing-cards.ts'

/** The kinds of hands of three cards, lowest first. */
export const HAND_NAMES = ['high', 'pair', 'colour', 'run', 'pureRun', 'trio'] as const
export type HandName = (typeof HAND_NAMES)[number]

export function handName(cards: readonly Card[]): HandName {
  const ranks = ranksOf(cards)
  const [first, second, third] = ranks as [number, number, number]
  const sameSuit = cards.every((card) => suitOf(card) === suitOf(cards[0] as Card))
  if (first === third) return 'trio'
  const isRun = first - second === 1 && second - third === 1
  if (isRun || isLowRun(ranks)) return sameSuit ? 'pureRun' : 'run'
  if (sameSuit) return 'colour'
  return first === second || second === third ? 'pair' : 'high'
}

/** The seat with the best hand. Equal hands are decided by the suit of their leading card. */
export function bestOf(hands: readonly (readonly Card[])[]): number {
  const worths = hands.map(worthOf)
  return worths.indexOf(Math.max(...worths))
}

/** The rank of a hand as a number; a higher number wins, and no two hands of one pack have the same. */
export function worthOf(cards: readonly Card[]): number {
  const order = leading(cards)
  const digits = [HAND_NAMES.indexOf(handName(cards)), ...order.map(rankOf), suitOf(order[0] as Card)]
  // An ace below the two counts as the lowest card of its straight.
  if (isLowRun(ranksOf(cards))) digits.splice(1, 4, 1, 0, 0, suitOf(order[1] as Card))
  return digits.reduce((sum, digit) => sum * 13 + digit, 0)
}

/** The cards in the order of comparison: a pair first, then by rank; suits decide. */
function leading(cards: readonly Card[]): readonly Card[] {
  const count = (card: Card) => cards.filter((other) => rankOf(other) === rankOf(card)).length
  return [...cards].sort((a, b) => count(b) - count(a) || rankOf(b) - rankOf(a) || suitOf(b) - suitOf(a))
}

function ranksOf(cards: readonly Card[]): readonly number[] {
  return cards.map(rankOf).sort((a, b) => b - a)
}

function isLowRun([first, second, third]: readonly number[]): boolean {
  return first === 12 && second === 1 && third === 0
}
