import type { GameFilter } from '@livery/contract/games/game-filter'

/** One choice on a category's page. */
export type Choice =
  | Readonly<Pick<GameFilter, 'list'>>
  | Readonly<Pick<GameFilter, 'vendor'>>
  | Readonly<Pick<GameFilter, 'classify'>>
  | Readonly<Pick<GameFilter, 'name'>>
  | Readonly<Pick<GameFilter, 'page'>>

/**
 * The filter after a choice (docs/product.md 4.3): another list, vendor or kind begins at the first page without a
 * search; another list or vendor resets the kind; a page beyond the last is ignored, and so is a search for the same
 * name.
 */
export function narrow(filter: GameFilter, choice: Choice, totalPages: number): GameFilter {
  if ('page' in choice) return choice.page > totalPages ? filter : { ...filter, ...choice }
  if ('name' in choice) return choice.name === filter.name ? filter : { ...filter, ...choice, page: 1 }
  const begun = { ...filter, name: '', page: 1 }
  return 'classify' in choice ? { ...begun, ...choice } : { ...begun, classify: null, ...choice }
}
