import type { Game, Vendor } from '@livery/contract/games'
import type { SearchResults } from './use-search-results.ts'

/** Something that was found: a provider or a game. */
export type Choice =
  | { readonly vendor: Vendor; readonly game?: never }
  | { readonly vendor?: never; readonly game: Game }

/** What was found as one list, in the order it is shown. */
export function choicesOf({ vendors, games = [] }: Pick<SearchResults, 'vendors' | 'games'>): readonly Choice[] {
  return [...vendors.map((vendor) => ({ vendor })), ...games.map((game) => ({ game }))]
}
