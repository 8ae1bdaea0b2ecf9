import type { getPasswordByPhone } from '@livery/contract/auth/passwords'
import { LiveryError } from '@livery/contract/errors'
import { knowDevice } from '../../../members/known-device.ts'
import { knowAddress } from '../../../members/login-account.ts'
import { findMember } from '../../../members/member-by.ts'
import { newPasswordOf } from '../../../members/new-password/password-rule.ts'
import { hashPassword } from '../../../members/password.ts'
import { recordSecurityAct } from '../../../members/security-act.ts'
import { mobileOf } from '../codes/mobile.ts'
import { nobodyHas, proveMobile } from '../codes/prove-mobile.ts'
import type { AuthHandler } from '../services.ts'
import { setPassword } from './set-password.ts'

/** Sets a new password, proven by a code sent to the account's mobile number (docs/product.md 6.5). */
export const byPhoneHandler: AuthHandler<typeof getPasswordByPhone> = async (context) => {
  const { services, site, request } = context
  const { merchant } = site
  if (!merchant.capabilities.CHNGPASSVERIF3) throw new LiveryError('FORBIDDEN')
  const target = await mobileOf(merchant, request)
  // Errors the reader can correct are found first, so that they do not use up the code.
  const password = await newPasswordOf(site, target, request.newPassword)
  const { verificationCode: code, firebaseIdToken } = request
  await proveMobile(services, merchant, { purpose: 'password', target, code, firebaseIdToken })
  const member = await findMember(services.database, merchant.id, 'mobile', target)
  if (!member) throw nobodyHas(merchant)
  const passwordHash = await hashPassword(password)
  const { http, reply } = context
  await services.database.transaction(async (tx) => {
    const owner = { merchantId: merchant.id, id: member.id }
    await setPassword(tx, owner, passwordHash, null)
    await knowAddress(tx, owner, http.ip)
    // The member's next sign-in must not be throttled because somebody else is guessing at the account.
    tx.afterCommit(() =>
      knowDevice(services.settings, http, reply, { ...owner, account: member.account, passwordHash }),
    )
    await recordSecurityAct(tx, context, owner, 'password-changed', { way: 'sms' })
  })
  return { account: member.account }
}
