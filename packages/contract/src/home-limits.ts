import type { BootMenus } from './boot.ts'

/** Wins on the board (docs/product.md 9.1). */
const WINNERS = 20
/** Games of any other section of the home page (docs/product.md 9.1). */
const GAMES = 12

/** The number of entries in a section of the home page, unless its merchant states another. */
export const usualHomeLimit = (id: string): number => (id === 'WINNERS' ? WINNERS : GAMES)

/** The number of entries in a section of the home page. */
export function homeLimit({ homeLimits }: Pick<BootMenus, 'homeLimits'>, id: string): number {
  return homeLimits[id] ?? usualHomeLimit(id)
}
