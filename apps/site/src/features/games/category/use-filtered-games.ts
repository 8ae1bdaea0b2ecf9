import type { GameType } from '@livery/contract/games'
import type { GameFilter } from '@livery/contract/games/game-filter'
import { gamesRequest, LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { isOwnList } from '../../../shared/favourites/own-list.ts'
import type { GamesAnswer } from '../../../shared/games/games-answer.ts'
import { useFavouriteGames, useRecentGames } from '../../../shared/games/use-own-games.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { usePrefetch } from '../../../shared/query/use-prefetch.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'

/** A page of a category's games by the filter, from the call that has this list. */
export function useFilteredGames(category: GameType, filter: GameFilter): GamesAnswer {
  const language = useLanguageCode()
  const own = { gameType: category, vendor: filter.vendor, page: filter.page }
  const recent = useRecentGames(own, filter.list === 'RECENT')
  const favourites = useFavouriteGames(own, filter.list === 'FAV')
  const pageOf = (page: number) => gamesRequest(language, category, page, LIST_PAGE_SIZE, filter)
  const { data, isError, isPlaceholderData, refetch } = useAnswer('games', pageOf(filter.page), {
    enabled: !isOwnList(filter.list),
    keepFormer: true,
  })
  const hasMore = data !== undefined && !isPlaceholderData && filter.page < data.totalPages
  usePrefetch('games', pageOf(filter.page + 1), { enabled: hasMore && !isOwnList(filter.list) })
  if (filter.list === 'RECENT') return recent
  if (filter.list === 'FAV') return favourites
  return { page: data, isError, isFormer: isPlaceholderData, refetch: () => void refetch() }
}
