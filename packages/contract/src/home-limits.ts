import type { BootMenus } from './boot.ts'

/** Wins on the board (docs/product.md 9.1). */
const WINNERS = 20
/** Games of any other section of the home page (docs/product.md 9.1). */
const GAMES = 12

/** How many entries a section of the home page shows unless its merchant states a number. */
export const usualHomeLimit = (id: string): number => (id === 'WINNERS' ? WINNERS : GAMES)

/** How many entries a section of the home page shows. */
export function homeLimit({ homeLimits }: Pick<BootMenus, 'homeLimits'>, id: string): number {
  return homeLimits[id] ?? usualHomeLimit(id)
}
