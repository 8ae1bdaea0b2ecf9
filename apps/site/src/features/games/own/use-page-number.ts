import { NO_FILTER, readGameFilter, writeGameFilter } from '@livery/contract/game-filter'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The page of the address, and the way to another one; its beginning is where one looks then. */
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
