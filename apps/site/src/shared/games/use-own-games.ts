import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { useMemo } from 'react'
import { useAnswer } from '../query/use-answer.ts'
import { FAVOURITES, favouritesRequest, type OwnFilter } from '../visit/favourites-request.ts'
import { useLanguageCode, useSession } from '../visit/use-visit.ts'
import type { GamesAnswer } from './games-answer.ts'

/** The member's favourite games; requested only when `isNeeded`, and only for a member. */
export function useFavouriteGames(filter: OwnFilter = {}, isNeeded = true): GamesAnswer {
  const language = useLanguageCode()
  const isMember = useSession(({ phase }) => phase === 'member')
  const { data, isError, refetch } = useAnswer(FAVOURITES, favouritesRequest(language, filter), {
    enabled: isNeeded && isMember,
  })
  const page = useMemo(() => data && { ...data, games: data.content }, [data])
  return { page, isError, isFormer: false, refetch: () => void refetch() }
}

/** The member's recent games, the latest first; requested as above. */
export function useRecentGames(filter: OwnFilter = {}, isNeeded = true): GamesAnswer {
  const { gameType, vendor, page = 1, pageSize = LIST_PAGE_SIZE } = filter
  const language = useLanguageCode()
  const isMember = useSession(({ phase }) => phase === 'member')
  const { data, isError, refetch } = useAnswer(
    'getRecentGames',
    {
      ...(gameType && { gameType }),
      ...(vendor && { vassalage: vendor }),
      page,
      pageSize,
      language,
    },
    { enabled: isNeeded && isMember },
  )
  const shown = useMemo(() => data && { ...data, games: data.list }, [data])
  return { page: shown, isError, isFormer: false, refetch: () => void refetch() }
}
