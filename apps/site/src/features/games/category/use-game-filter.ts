import { type GameFilter, readGameFilter, writeGameFilter } from '@livery/contract/games/game-filter'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** Marks history entries that were made here. */
const OWN = { isNarrowed: true } as const

/**
 * The filter of the page's address, and the function that changes it. A change is valid at once; the address follows
 * later, because the router is slower, and may be behind by several changes. Going back, and links, set the filter they
 * state. `given` counts the filters that were set in another way than by typing.
 */
export function useGameFilter() {
  const { search, pathname, state } = useLocation()
  const isVisited = useNavigationType() === 'POP'
  const navigate = useNavigate()
  const address = pathname + search
  const [known, setKnown] = useState(address)
  const [{ filter, given }, setShown] = useState(() => ({
    filter: readGameFilter(new URLSearchParams(search)),
    given: 0,
  }))
  if (known !== address) {
    setKnown(address)
    if (isVisited || (state as Partial<typeof OWN> | null)?.isNarrowed !== true)
      setShown({ filter: readGameFilter(new URLSearchParams(search)), given: given + 1 })
  }
  const addressOf = useCallback((next: GameFilter) => addressWith(pathname, next), [pathname])
  // The last choice, also while it is still being drawn, because the next choice builds on it. Typed text is drawn
  // later; only a navigation sets the filter anew.
  const latest = useRef(filter)
  const drawn = useRef(given)
  useEffect(() => {
    if (drawn.current === given) return
    drawn.current = given
    latest.current = filter
  }, [filter, given])
  /**
   * Typed text replaces the history entry of the text before and is drawn with low priority; every other choice is a
   * new history entry and is drawn at once.
   * @param change makes the next filter from the present one; the same one changes nothing
   * @returns whether the filter changed
   */
  const show = useCallback(
    (change: (present: GameFilter) => GameFilter, replace = false) => {
      const next = change(latest.current)
      if (next === latest.current) return false
      latest.current = next
      if (replace) startTransition(() => setShown((shown) => ({ ...shown, filter: next })))
      else setShown((shown) => ({ filter: next, given: shown.given + 1 }))
      void navigate(addressOf(next), { replace, state: OWN })
      return true
    },
    [navigate, addressOf],
  )
  return { filter, given, addressOf, show }
}

function addressWith(pathname: string, filter: GameFilter): string {
  const search = String(writeGameFilter(filter))
  return search ? `${pathname}?${search}` : pathname
}
