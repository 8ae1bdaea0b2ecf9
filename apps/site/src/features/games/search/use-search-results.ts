import { searchRequest } from '@livery/contract/catalogue-requests'
import type { Game, Vendor } from '@livery/contract/games'
import { useEffect, useMemo, useState } from 'react'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'
import { fold } from './fold.ts'

/** A pause in typing of this length starts the search. */
const PAUSE_MS = 150
const PROVIDERS_MAX = 4

/** What the whole house has for some words; before one types, its popular games. */
export interface SearchResults {
  readonly words: string
  /** Undefined while they are looked for. */
  readonly games: readonly Game[] | undefined
  readonly vendors: readonly Vendor[]
  readonly isError: boolean
  readonly refetch: () => void
}

export function useSearchResults(typed: string): SearchResults {
  const language = useLanguageCode()
  const words = usePaused(typed.trim())
  const isSearch = words !== ''
  const popular = useAnswer('getHotGameList', { language }, { enabled: !isSearch })
  const search = useAnswer('houseGames', searchRequest(language, words), { enabled: isSearch, keepFormer: true })
  const lanes = useAnswer('getGameVendor', {}).data
  const vendors = useMemo(() => {
    const name = fold(words)
    if (name === '') return []
    const all = new Map(lanes?.data.lanes.flatMap((lane) => lane.vendors.map((one) => [one.vassalage, one] as const)))
    return [...all.values()].filter(({ displayName }) => fold(displayName).includes(name)).slice(0, PROVIDERS_MAX)
  }, [lanes, words])
  const { isError, refetch } = isSearch ? search : popular
  return {
    words,
    games: isSearch ? search.data?.games : popular.data?.list,
    vendors,
    isError,
    refetch: () => void refetch(),
  }
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return value === '' ? '' : paused
}
