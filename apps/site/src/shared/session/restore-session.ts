import type { Site } from '../site/site.ts'
import { beginSession, completeSession, endSession, storedToken } from './session-store.ts'

/** Takes up the session that a former page of this tab left, or stays a guest. */
export async function restoreSession(site: Site): Promise<void> {
  const token = storedToken(site.sessionStorage)
  if (token && site.session.getState().phase === 'guest') {
    await startSession(site, token).catch(() => endSession(site.session, site.sessionStorage))
  }
  delete document.documentElement.dataset.session
}

/** Signs in with a token: asks whose it is, and shows the member. Rejects when the gateway does not know it. */
export async function startSession(site: Site, token: string): Promise<void> {
  beginSession(site.session, site.sessionStorage, token)
  const member = await site.call('memberInfo', {})
  site.queries.setQueryData(['getBalanceV2', {}], { balance: member.balance, currency: member.currency })
  completeSession(site.session, site.sessionStorage, member)
}
