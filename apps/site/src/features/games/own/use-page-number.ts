import { NO_FILTER, readGameFilter, writeGameFilter } from '@livery/contract/games/game-filter'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The page number in the address, and the function that changes it and scrolls to the list's beginning. */
export function usePageNumber() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const { page } = readGameFilter(new URLSearchParams(search))
  const onPage = useCallback(
    (next: number, replace = false) => {
      void navigate({ pathname, search: String(writeGameFilter({ ...NO_FILTER, page: next })) }, { replace })
      scrollTo({ top: 0, behavior: 'smooth' })
    },
    [navigate, pathname],
  )
  return { page, onPage }
}
