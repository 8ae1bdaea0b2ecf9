import { type GameFilter, readGameFilter, writeGameFilter } from '@livery/contract/game-filter'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** Marks a step of the history that was made here. */
const OWN = { isNarrowed: true } as const

/**
 * The filter of the page's address, and the way to another one. What is chosen holds at once; the address follows, since
 * the router takes its time, and may be behind what was chosen meanwhile. Going back, and links, lead as they say.
 * `given` counts the filters that came by any other way than typing.
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
  // What was chosen last, also while it is still being drawn: what is chosen next begins there. What was typed is drawn
  // later than that; only another way to a filter says anew where one is.
  const wanted = useRef(filter)
  const drawn = useRef(given)
  useEffect(() => {
    if (drawn.current === given) return
    drawn.current = given
    wanted.current = filter
  }, [filter, given])
  /**
   * What is typed takes the place of what was typed before, and waits for the next letter while it is drawn; every other
   * choice is a step one can go back from, and is drawn at once.
   * @param change makes the next filter of the present one; the same one changes nothing
   * @returns whether it is another one
   */
  const show = useCallback(
    (change: (present: GameFilter) => GameFilter, replace = false) => {
      const next = change(wanted.current)
      if (next === wanted.current) return false
      wanted.current = next
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
