import { type Card, rankOf } from '../playing-cards.ts'

/** The value of a card: ace one, ten and pictures zero. */
function countOf(card: Card): number {
  const rank = rankOf(card)
  if (rank === 12) return 1
  return rank >= 8 ? 0 : rank + 2
}

/** The value of a hand: the last digit of the sum. */
export function pointsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + countOf(card), 0) % 10
}

/** Eight or nine in two cards ends the hand; otherwise the player draws up to five. */
export function needsPlayerThird(player: readonly Card[], banker: readonly Card[]): boolean {
  return pointsOf(banker) < 8 && pointsOf(player) <= 5
}

/** The banker draws by its own value and the player's third card; without one, up to five. */
export function needsBankerThird(player: readonly Card[], banker: readonly Card[]): boolean {
  const points = pointsOf(banker)
  if (player.length === 2) return pointsOf(player) < 8 && points <= 5
  const third = countOf(player[2] as Card)
  switch (points) {
    case 0:
    case 1:
    case 2:
      return true
    case 3:
      return third !== 8
    case 4:
      return third >= 2 && third <= 7
    case 5:
      return third >= 4 && third <= 7
    case 6:
      return third === 6 || third === 7
    default:
      return false
  }
}
