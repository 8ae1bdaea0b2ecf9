import type { Login } from '@livery/contract/auth/sign-in'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { LiveryError } from '@livery/contract/errors'
import { findLoginAccount } from '../../../members/login-account.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { clearDeviceToken, deviceToken } from './device-cookie.ts'
import { enter, type SignInContext } from './enter.ts'
import { keepToPath } from './path.ts'
import { takeDevice } from './remembered-device.ts'

/** Signs in on a device that remembers the account, without the password (docs/decisions/06). */
export async function byDevice(context: SignInContext, { username = '' }: Login): Promise<SignedIn> {
  const { services, site, http, reply } = context
  const token = deviceToken(http, username)
  const merchantId = site.merchant.id
  const loginAccount = token
    ? await findLoginAccount(services.database, merchantId, 'account', username.trim(), http.ip)
    : null
  const taken = token && loginAccount ? await takeDevice(services.database, loginAccount, token) : 'over'
  if (!loginAccount || typeof taken === 'string') {
    clearDeviceToken(http, reply, username)
    if (loginAccount && taken === 'copied')
      await recordAct(services.database, { merchantId, memberId: loginAccount.id, act: 'device-copied', ip: http.ip })
    throw new LiveryError('REMEMBERED_OVER')
  }
  await keepToPath(context, loginAccount, false)
  return enter(context, loginAccount, { way: 'remembered', remember: taken })
}
