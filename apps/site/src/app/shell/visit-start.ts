import { untilLoaded } from '@livery/ui/until-loaded'
import { useEffect } from 'react'
import { followLanguage } from '../../shared/i18n/follow-language.ts'
import { keepLists } from '../../shared/query/keep-lists.ts'
import { restoreSession } from '../../shared/session/restore-session.ts'
import { recallPreferences } from '../../shared/visit/preferences-store.ts'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'

/** After the first page is complete: what is fetched ahead must not compete with it. */
const PREPARE_AFTER_MS = 2500

/**
 * Starts what only the browser knows, after the first render has matched the server's: preferences, session, live
 * events. A component of its own: the session changes while most of the page is not hydrated yet, and where what
 * surrounds such parts renders again, all of them hydrate in one long task.
 */
export function VisitStart(): null {
  const visit = useVisit()
  const signedIn = useSession(({ phase }) => phase === 'member')

  useEffect(() => {
    recallPreferences(visit.preferences, visit.localStorage)
    visit.localStorage.set('merchantCode', visit.boot.merchant.id)
    void restoreSession(visit)
  }, [visit])

  useEffect(() => keepLists(visit), [visit])

  useEffect(() => followLanguage(visit), [visit])

  const isSettled = useSession(({ settled }) => settled)
  useEffect(() => {
    if (!isSettled) return
    let stop: (() => void) | null = null
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      void untilLoaded(() => import('../prepare.ts')).then(({ prepare }) => {
        if (!left) stop = prepare(visit, signedIn ? 'member' : 'guest')
      })
    }
    const beginLater = () => {
      timer = setTimeout(begin, PREPARE_AFTER_MS)
    }
    if (document.readyState === 'complete') beginLater()
    else addEventListener('load', beginLater, { once: true })
    return () => {
      left = true
      removeEventListener('load', beginLater)
      clearTimeout(timer)
      stop?.()
    }
  }, [visit, isSettled, signedIn])

  useEffect(() => {
    if (!signedIn) return
    let stop: (() => void) | null = null
    let left = false
    const since = performance.now()
    void untilLoaded(() => import('../../shared/events/listen.ts')).then(({ listen }) => {
      if (!left) stop = listen(visit, since)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [visit, signedIn])

  return null
}
