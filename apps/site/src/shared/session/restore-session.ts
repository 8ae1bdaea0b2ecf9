import { toast } from '@livery/ui/toast'
import { errorText } from '../http/error-text.ts'
import type { Site } from '../site/site.ts'
import { beginSession, completeSession, endSession, owesPassword, storedToken } from './session-store.ts'

/**
 * Who is there as the page opens: whom a one-time code of the address names, whom a former page of this tab left, or a
 * guest.
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

/** Signs in with a token: asks whose it is, and shows the member. Rejects when the gateway does not know it. */
export async function startSession(site: Site, token: string): Promise<void> {
  beginSession(site.session, site.sessionStorage, token)
  const member = await site.call('memberInfo', {})
  site.queries.setQueryData(['getBalanceV2', {}], { balance: member.balance, currency: member.currency })
  completeSession(site.session, site.sessionStorage, member)
}

/** The token that the address's code stands for; null where the code is used up. */
async function redeem(site: Site, code: string): Promise<string | null> {
  // Said before the gateway answers: nobody else begins while it does.
  site.session.setState({ phase: 'restoring' })
  try {
    return (await site.call('exchange', { code })).token
  } catch (error) {
    toast({ tone: 'error', title: errorText(site.i18n, error) })
    site.session.setState({ phase: 'guest' })
    return null
  }
}
