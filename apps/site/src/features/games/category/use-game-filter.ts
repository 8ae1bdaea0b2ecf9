import { type GameFilter, readGameFilter, writeGameFilter } from '@livery/contract/game-filter'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The filter of the page's address, and the way to another one. */
export function useGameFilter() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const filter = useMemo(() => readGameFilter(new URLSearchParams(search)), [search])
  const addressOf = useCallback((next: GameFilter) => addressWith(pathname, next), [pathname])
  /** What is typed takes the place of what was typed before; every other choice is a step one can go back from. */
  const show = useCallback(
    (next: GameFilter, replace = false) => {
      if (next !== filter) void navigate(addressOf(next), { replace })
    },
    [filter, navigate, addressOf],
  )
  return { filter, addressOf, show }
}

function addressWith(pathname: string, filter: GameFilter): string {
  const search = String(writeGameFilter(filter))
  return search ? `${pathname}?${search}` : pathname
}
