import { LIST_FRESH_MS } from '../../shared/query/keep-lists.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { useLanguageCode } from '../../shared/visit/use-visit.ts'

/** A large cell and four small ones. */
export const MOSAIC_GAMES = 5

/** The most played games: those that a mosaic at the top of the lobby shows, and the rest for their row. */
export function useHotGames() {
  const language = useLanguageCode()
  const { hero } = useComposition()
  const { data, isPending } = useAnswer('getHotGameList', { language }, { staleMs: LIST_FRESH_MS })
  const list = data?.list ?? []
  const count = hero === 'mosaic' && list.length >= MOSAIC_GAMES ? MOSAIC_GAMES : 0
  return { inMosaic: list.slice(0, count), inRow: data && list.slice(count), isPending }
}
