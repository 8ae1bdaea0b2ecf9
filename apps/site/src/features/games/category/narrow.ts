import type { GameFilter } from '@livery/contract/game-filter'

/** One thing chosen on a category's page. */
export type Choice =
  | Readonly<Pick<GameFilter, 'list'>>
  | Readonly<Pick<GameFilter, 'vendor'>>
  | Readonly<Pick<GameFilter, 'classify'>>
  | Readonly<Pick<GameFilter, 'name'>>
  | Readonly<Pick<GameFilter, 'page'>>

/**
 * What is shown after a choice (docs/product.md 4.3): another list, vendor or kind begins at the first page without
 * a name to look for; another list or vendor begins with every kind; a page beyond the last is ignored, and so
 * is the name that is looked for already.
 */
export function narrow(filter: GameFilter, choice: Choice, totalPages: number): GameFilter {
  if ('page' in choice) return choice.page > totalPages ? filter : { ...filter, ...choice }
  if ('name' in choice) return choice.name === filter.name ? filter : { ...filter, ...choice, page: 1 }
  const begun = { ...filter, name: '', page: 1 }
  return 'classify' in choice ? { ...begun, ...choice } : { ...begun, classify: null, ...choice }
}
