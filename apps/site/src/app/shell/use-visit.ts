import { useEffect } from 'react'
import { recallPreferences } from '../../shared/preferences/preferences-store.ts'
import { keepLists } from '../../shared/query/keep-lists.ts'
import { restoreSession } from '../../shared/session/restore-session.ts'
import { useSession, useSite } from '../../shared/site/use-site.ts'

/**
 * Starts what only the browser knows, after the first render has matched the server's: preferences, session, live
 * events.
 */
export function useVisit(): void {
  const site = useSite()
  const signedIn = useSession(({ phase }) => phase === 'member')

  useEffect(() => {
    recallPreferences(site.preferences, site.localStorage)
    site.localStorage.set('merchantCode', site.boot.merchant.id)
    void restoreSession(site)
  }, [site])

  useEffect(() => keepLists(site), [site])

  useEffect(() => {
    if (!signedIn) return
    let stop: (() => void) | null = null
    let left = false
    import('../../shared/events/listen.ts').then(
      ({ listen }) => {
        if (!left) stop = listen(site)
      },
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [site, signedIn])
}
