import type { RequestOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { GameType } from '@livery/contract/games'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { useMemo } from 'react'
import { useAnswer } from '../query/use-answer.ts'
import { useLanguageCode, useSession } from '../site/use-site.ts'
import type { GamesAnswer } from './games-answer.ts'

/** Which of a member's own games. */
export interface OwnFilter {
  readonly gameType?: GameType
  readonly vendor?: string | null
  readonly page?: number
}

/** The games the member keeps at hand; they are asked for only where they are `wanted`, and of a member only. */
export function useFavouriteGames(filter: OwnFilter = {}, wanted = true): GamesAnswer {
  const language = useLanguageCode()
  const isMember = useSession(({ phase }) => phase === 'member')
  const { data, isError, isPlaceholderData, refetch } = useAnswer('getFavGames', favouritesRequest(language, filter), {
    enabled: wanted && isMember,
    keepFormer: true,
  })
  const page = useMemo(() => data && { games: data.content, total: data.total, totalPages: data.totalPages }, [data])
  return { page, isError, isFormer: isPlaceholderData, refetch: () => void refetch() }
}

/** The games the member played, the latest first; as above. */
export function useRecentGames(filter: OwnFilter = {}, wanted = true): GamesAnswer {
  const language = useLanguageCode()
  const isMember = useSession(({ phase }) => phase === 'member')
  const { page = 1, ...rest } = narrowed(filter)
  const { data, isError, isPlaceholderData, refetch } = useAnswer(
    'getRecentGames',
    { ...rest, page, pageSize: LIST_PAGE_SIZE, language },
    { enabled: wanted && isMember, keepFormer: true },
  )
  const shown = useMemo(() => data && { games: data.list, total: data.total, totalPages: data.totalPages }, [data])
  return { page: shown, isError, isFormer: isPlaceholderData, refetch: () => void refetch() }
}

/** The same for every list of favourites, since it is the cache's key. */
function favouritesRequest(language: string, filter: OwnFilter = {}): RequestOf<Calls['getFavGames']> {
  const { page = 1, ...rest } = narrowed(filter)
  return { ...rest, pageNo: page, pageSize: LIST_PAGE_SIZE, language }
}

function narrowed({ gameType, vendor, page }: OwnFilter) {
  return { ...(gameType && { gameType }), ...(vendor && { vassalage: vendor }), ...(page && { page }) }
}
