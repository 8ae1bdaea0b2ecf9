import type { Kind } from '../game-kinds.ts'

/** The number of seats at a table of each kind; later players play from behind them. Other kinds have none. */
export const SEATS: Readonly<Partial<Record<Kind, number>>> = {
  baccarat: 7,
  blackjack: 7,
  cards: 5,
  dragontiger: 7,
  roulette: 8,
  sicbo: 8,
}
