import { useEffect } from 'react'
import { keepLists } from '../../shared/query/keep-lists.ts'
import { restoreSession } from '../../shared/session/restore-session.ts'
import { recallPreferences } from '../../shared/visit/preferences-store.ts'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'

/**
 * Starts what only the browser knows, after the first render has matched the server's: preferences, session, live
 * events.
 */
export function useStartVisit(): void {
  const visit = useVisit()
  const signedIn = useSession(({ phase }) => phase === 'member')

  useEffect(() => {
    recallPreferences(visit.preferences, visit.localStorage)
    visit.localStorage.set('merchantCode', visit.boot.merchant.id)
    void restoreSession(visit)
  }, [visit])

  useEffect(() => keepLists(visit), [visit])

  useEffect(() => {
    if (!signedIn) return
    let stop: (() => void) | null = null
    let left = false
    import('../../shared/events/listen.ts').then(
      ({ listen }) => {
        if (!left) stop = listen(visit)
      },
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [visit, signedIn])
}
