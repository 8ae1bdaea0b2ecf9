import { useEffect } from 'react'
import { useAnswer } from '../query/use-answer.ts'
import { FAVOURITES, favouritesRequest } from '../visit/favourites-request.ts'
import { useLanguageCode, useSession, useVisit } from '../visit/use-visit.ts'

/** Loads a member's favourites on every page, and deletes the member's own games at sign-out. */
export function KeepOwnGames() {
  const { queries } = useVisit()
  const memberId = useSession(({ phase, member }) => (phase === 'member' ? member?.id : undefined))
  useAnswer(FAVOURITES, favouritesRequest(useLanguageCode()), { enabled: memberId !== undefined })
  useEffect(() => {
    if (memberId === undefined) return
    return () => {
      for (const name of [FAVOURITES, 'getRecentGames']) queries.removeQueries({ queryKey: [name] })
    }
  }, [queries, memberId])
  return null
}
