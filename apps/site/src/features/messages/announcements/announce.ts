import { popupsRequest } from '@livery/contract/lobby-queries'
import type { Audience } from '@livery/contract/messages/announcements'
import { answerQuery } from '../../../shared/query/answer-query.ts'
import type { Visit } from '../../../shared/visit/visit.ts'

/** The audiences whose announcements were closed in this session. */
const SEEN_KEY = 'announced'

/**
 * Shows the announcements for an audience once nothing else is open. After they were closed they do not come again in
 * this session; left open, they do (docs/product.md 5.3). Returns a function that stops waiting.
 */
export function announce(visit: Visit, audience: Audience): () => void {
  const { popups, sessionStorage } = visit
  const seen = (sessionStorage.get(SEEN_KEY) ?? '').split(',')
  if (seen.includes(audience)) return () => undefined
  const leaving = new AbortController()
  void show().catch(() => undefined)
  return () => leaving.abort()

  async function show() {
    const language = visit.preferences.getState().language.code
    const request = popupsRequest(language, audience)
    // The announcements for visitors are part of the page.
    const { popups: list } = await visit.queries.fetchQuery(answerQuery(visit, 'getAnnouncementContentV2', request))
    if (list.length === 0) return
    await nothingOpen()
    if (leaving.signal.aborted) return
    popups.open('announcements', { list })
    const unfollow = popups.subscribe(({ stack }) => {
      if (stack.some(({ name }) => name === 'announcements')) return
      unfollow()
      sessionStorage.set(SEEN_KEY, [...seen, audience].filter(Boolean).join())
    })
  }

  function nothingOpen(): Promise<void> {
    return new Promise((resolve) => {
      if (popups.getState().stack.length === 0) return resolve()
      const unfollow = popups.subscribe(({ stack }) => {
        if (stack.length > 0) return
        unfollow()
        resolve()
      })
    })
  }
}
