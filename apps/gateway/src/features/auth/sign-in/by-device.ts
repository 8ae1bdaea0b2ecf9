import type { Login } from '@livery/contract/auth/sign-in'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { LiveryError } from '@livery/contract/errors'
import { findLoginAccount, type LoginAccount } from '../../../members/login-account.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { clearDeviceToken, deviceToken } from './device-cookie.ts'
import { enter, type SignInContext } from './enter.ts'
import { takeDevice } from './remembered-device.ts'
import { isOnPath, refusePath } from './sign-in-page.ts'

/** Signs in on a device that remembers the account, without the password (docs/decisions/06). */
export async function byDevice(context: SignInContext, { username = '' }: Login): Promise<SignedIn> {
  const { services, site, http, reply } = context
  const token = deviceToken(http, username)
  const merchantId = site.merchant.id
  const loginAccount = token
    ? await findLoginAccount(services.database, merchantId, 'account', username.trim(), http.ip)
    : null
  const entered = token && loginAccount ? await enterByToken(context, loginAccount, token) : null
  if (entered) return entered
  clearDeviceToken(http, reply, username)
  throw new LiveryError('REMEMBERED_OVER')
}

/**
 * Uses up the token, stores its successor and opens the session in one transaction. A token used up without a session
 * would look copied at its next use. Null for an invalid token.
 */
async function enterByToken(
  context: SignInContext,
  loginAccount: LoginAccount,
  token: string,
): Promise<SignedIn | null> {
  const { services, http } = context
  const outcome = await services.database.transaction(async (tx) => {
    const taken = await takeDevice(tx, loginAccount, token)
    if (taken === 'copied') {
      const { merchantId, id: memberId } = loginAccount
      await recordAct(tx, { merchantId, memberId, act: 'device-copied', ip: http.ip })
    }
    if (typeof taken === 'string') return null
    if (!isOnPath(context, loginAccount, false)) return 'elsewhere'
    return enter(tx, context, loginAccount, { way: 'remembered', remember: taken })
  })
  if (outcome === 'elsewhere') return refusePath(context, loginAccount, false)
  return outcome
}
