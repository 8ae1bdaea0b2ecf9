import type { RequestOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { Game } from '@livery/contract/games'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'

export const FAVOURITES = 'getFavGames'

/** The filter of a member's own games. */
export type OwnFilter = Partial<Pick<Game, 'gameType'>> & {
  readonly vendor?: string | null
  readonly page?: number
  readonly pageSize?: number
}

/** The request for a page of favourites. It must be the same object everywhere, since it is the cache's key. */
export function favouritesRequest(
  language: string,
  { gameType, vendor, page = 1, pageSize = LIST_PAGE_SIZE }: OwnFilter = {},
): RequestOf<Calls[typeof FAVOURITES]> {
  return {
    ...(gameType && { gameType }),
    ...(vendor && { vassalage: vendor }),
    pageNo: page,
    pageSize,
    language,
  }
}
