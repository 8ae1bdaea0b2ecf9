import type { Login } from '@livery/contract/auth/login'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { LiveryError } from '@livery/contract/errors'
import { findEntrant } from '../../../members/login-account.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { clearDeviceToken, deviceToken } from './device-cookie.ts'
import { type Entering, enter } from './enter.ts'
import { keepToPath } from './path.ts'
import { takeDevice } from './remembered-device.ts'

/** Signs in on a device that remembers the account, without the password (ruling 2). */
export async function byDevice(context: Entering, { username = '' }: Login): Promise<SignedIn> {
  const { services, site, http, reply } = context
  const token = deviceToken(http, username)
  const merchantId = site.merchant.id
  const entrant = token ? await findEntrant(services.database, merchantId, 'account', username.trim(), http.ip) : null
  const taken = token && entrant ? await takeDevice(services.database, entrant, token) : 'over'
  if (!entrant || typeof taken === 'string') {
    clearDeviceToken(http, reply, username)
    if (entrant && taken === 'copied')
      await recordAct(services.database, { merchantId, memberId: entrant.id, act: 'device-copied', ip: http.ip })
    throw new LiveryError('REMEMBERED_OVER')
  }
  await keepToPath(context, entrant, false)
  return enter(context, entrant, { way: 'remembered', remember: taken })
}
