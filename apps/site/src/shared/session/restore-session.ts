import { toast } from '@livery/ui/toast'
import { errorText } from '../http/error-text.ts'
import type { Site } from '../site/site.ts'
import { beginSession, completeSession, endSession, owesPassword, storedToken } from './session-store.ts'

/**
 * Finds out who is signed in when the page opens: by the one-time code of the address, by the session of an earlier
 * page of this tab, or nobody.
 */
export async function restoreSession(site: Site): Promise<void> {
  const { phase, settled } = site.session.getState()
  if (phase !== 'guest' || settled) return
  const redeemed = site.addressCode ? await redeem(site, site.addressCode) : null
  const token = redeemed ?? storedToken(site.sessionStorage)
  if (token && !redeemed && owesPassword(site.sessionStorage)) {
    site.session.setState({ phase: 'restoring' })
    const { signInOf } = await import('../sign-in/sign-in.ts')
    signInOf(site).resume(token)
  } else if (token) {
    await startSession(site, token).catch(() => endSession(site.session, site.sessionStorage))
  }
  site.session.setState({ settled: true })
  delete document.documentElement.dataset.session
}

/** Signs in with a token: loads its member and shows it. Rejects when the gateway does not accept the token. */
export async function startSession(site: Site, token: string): Promise<void> {
  beginSession(site.session, site.sessionStorage, token)
  const member = await site.call('memberInfo', {})
  site.queries.setQueryData(['getBalanceV2', {}], { balance: member.balance, currency: member.currency })
  completeSession(site.session, site.sessionStorage, member)
}

/** Exchanges the address's code for a token; null when the code was used already. */
async function redeem(site: Site, code: string): Promise<string | null> {
  // The state is set before the gateway answers, so that no other sign-in starts meanwhile.
  site.session.setState({ phase: 'restoring' })
  try {
    return (await site.call('exchange', { code })).token
  } catch (error) {
    toast({ tone: 'error', title: errorText(site.i18n, error) })
    site.session.setState({ phase: 'guest' })
    return null
  }
}
