import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { noHydration } from '../shared/site/hydration.ts'
import { useSite } from '../shared/site/use-site.ts'

/** What the event carries that tells the router of a step it did not hear: no journey of its own. */
const UNHEARD = { unheard: true } as const

export const isUnheardStep = (event: PopStateEvent): boolean => event.state === UNHEARD

/**
 * Beside the page: parts of a page are taken over one after another, and this one last. Who went elsewhere in the
 * meantime is taken there: the router hears of the way back only from now on.
 */
export function HydrationEnd() {
  const { hydration } = useSite()
  const shown = createPath(useLocation())
  const catchUp = useEffectEvent(() => {
    const { pathname, search, hash } = location
    if (createPath({ pathname, search, hash }) !== shown)
      dispatchEvent(new PopStateEvent('popstate', { state: UNHEARD }))
  })
  useEffect(() => {
    hydration.finish()
    // The router of a page that began here hears from its first look on, and need not be the browser's.
    if (hydration === noHydration) return
    // A guard's own redirect has been drawn by then.
    const timer = setTimeout(catchUp)
    return () => clearTimeout(timer)
  }, [hydration])
  return null
}
