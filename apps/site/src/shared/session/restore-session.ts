import { isOffline, untilOnline } from '@livery/ui/connection'
import { toast } from '@livery/ui/toast'
import { untilLoaded } from '@livery/ui/until-loaded'
import { CallError } from '../http/call-error.ts'
import { isConnectionLost } from '../http/connection-error.ts'
import { errorText } from '../http/error-text.ts'
import {
  beginSession,
  completeSession,
  endSession,
  mustChangePassword,
  storedToken,
  untilRetried,
} from '../visit/session-store.ts'
import type { Visit } from '../visit/visit.ts'
import { setBalance } from '../wallet/set-balance.ts'

/**
 * Finds out who is signed in when the page opens: by the one-time code of the address, by the session of an earlier
 * page of this tab, or nobody.
 */
export async function restoreSession(visit: Visit): Promise<void> {
  const { phase, settled } = visit.session.getState()
  if (phase !== 'guest' || settled) return
  const redeemed = visit.addressCode ? await redeem(visit, visit.addressCode) : null
  const token = redeemed ?? storedToken(visit.sessionStorage)
  if (token && !redeemed && mustChangePassword(visit.sessionStorage)) {
    visit.session.setState({ phase: 'restoring' })
    const { signInOf } = await untilLoaded(() => import('../sign-in/sign-in.ts'))
    signInOf(visit).resume(token)
  } else if (token) {
    await keepTrying(visit, token)
  }
  visit.session.setState({ settled: true })
  delete document.documentElement.dataset.session
}

const TRY_AGAIN_AFTER_MS = 3000
const TRY_AGAIN_MOST_MS = 30_000

/** A session ends only when the gateway says so: otherwise it is asked again, a busy gateway less and less often. */
async function keepTrying(visit: Visit, token: string): Promise<void> {
  let busyMs = TRY_AGAIN_AFTER_MS
  for (;;) {
    try {
      return await startSession(visit, token)
    } catch (error) {
      const isKnown = !(error instanceof CallError) || error.code === 'NOT_SIGNED_IN'
      if (isKnown) return endSession(visit.session, visit.sessionStorage)
      const pauseMs = isConnectionLost(error) ? TRY_AGAIN_AFTER_MS : busyMs
      const pause = isOffline() ? untilOnline() : new Promise((resume) => setTimeout(resume, pauseMs))
      await Promise.race([pause, untilRetried(visit.session)])
      if (!isConnectionLost(error)) busyMs = Math.min(2 * busyMs, TRY_AGAIN_MOST_MS)
      // Another tab may have signed out meanwhile.
      if (visit.session.getState().token !== token) return
    }
  }
}

/** Signs in with a token: loads its member and shows it. Rejects when the gateway does not accept the token. */
export async function startSession(visit: Visit, token: string): Promise<void> {
  beginSession(visit.session, visit.sessionStorage, token)
  const member = await visit.call('memberInfo', {})
  // Parts of the page that are not hydrated yet must find the answers that the server rendered them from.
  await visit.hydration.done
  setBalance(visit.queries, member)
  completeSession(visit.session, visit.sessionStorage, member)
}

/** Exchanges the address's code for a token; null when the code was used already. */
async function redeem(visit: Visit, code: string): Promise<string | null> {
  // The state is set before the gateway answers, so that no other sign-in starts meanwhile.
  visit.session.setState({ phase: 'restoring' })
  try {
    return (await visit.call('exchange', { code })).token
  } catch (error) {
    toast({ tone: 'error', title: errorText(visit.i18n, error) })
    visit.session.setState({ phase: 'guest' })
    return null
  }
}
