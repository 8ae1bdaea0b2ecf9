import type { Kind } from '../game-kinds.ts'

/** How many seats a table of each kind has; who comes later plays from behind them. The others have none. */
export const SEATS: Readonly<Partial<Record<Kind, number>>> = {
  baccarat: 7,
  blackjack: 7,
  cards: 5,
  dragontiger: 7,
  roulette: 8,
  sicbo: 8,
}
