import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { noHydration } from '../shared/visit/hydration.ts'
import { useVisit } from '../shared/visit/use-visit.ts'

/** State of the event that makes the router read the address again; it is no navigation of its own. */
const RESYNC = { resync: true } as const

export const isResyncStep = (event: PopStateEvent): boolean => event.state === RESYNC

/**
 * Rendered after the page: parts of a page hydrate one after another, and this one last. The router starts listening to
 * back and forward only now, so a visitor who went to another address in the meantime is brought there.
 */
export function HydrationEnd() {
  const { hydration } = useVisit()
  const shown = createPath(useLocation())
  const catchUp = useEffectEvent(() => {
    const { pathname, search, hash } = location
    if (createPath({ pathname, search, hash }) !== shown)
      dispatchEvent(new PopStateEvent('popstate', { state: RESYNC }))
  })
  useEffect(() => {
    hydration.finish()
    // On a page that was not rendered by the server, the router listens from its first render on.
    if (hydration === noHydration) return
    // A guard's own redirect has been rendered by then.
    const timer = setTimeout(catchUp)
    return () => clearTimeout(timer)
  }, [hydration])
  return null
}
