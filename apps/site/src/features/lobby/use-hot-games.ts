import type { Composition } from '@livery/theme/composition'
import { LIST_FRESH_MS } from '../../shared/query/keep-lists.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { useLanguageCode } from '../../shared/visit/use-visit.ts'

/** A large cell and four small ones. */
export const MOSAIC_GAMES = 5
/** Four small ones on each side of the jackpot. */
export const JACKPOT_GAMES = 8

/** Fewer games than this would leave most of the row empty beside a hero with games. The tab of hot games shows all. */
const LEAST_IN_ROW = 6

const IN_HERO: Partial<Readonly<Record<Composition['hero'], number>>> = {
  mosaic: MOSAIC_GAMES,
  jackpot: JACKPOT_GAMES,
}

/** The most played games: those that the hero at the top of the lobby shows, and the rest for their row. */
export function useHotGames() {
  const language = useLanguageCode()
  const { hero } = useComposition()
  const { data, isPending } = useAnswer('getHotGameList', { language }, { staleMs: LIST_FRESH_MS })
  const list = data?.list ?? []
  const places = IN_HERO[hero] ?? 0
  const count = list.length >= places ? places : 0
  const rest = list.slice(count)
  const inRow = count > 0 && rest.length < LEAST_IN_ROW ? [] : rest
  return { inMosaic: list.slice(0, count), inRow: data && inRow, isPending }
}
