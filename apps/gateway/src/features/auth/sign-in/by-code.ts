import type { Login } from '@livery/contract/auth/sign-in'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { LiveryError } from '@livery/contract/errors'
import { findLoginAccount } from '../../../members/login-account.ts'
import { guardAddress } from '../../../members/throttle/guard.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { mobileOf } from '../codes/mobile.ts'
import { nobodyHas, proveMobile } from '../codes/prove-mobile.ts'
import { enter, type SignInContext } from './enter.ts'
import { requireProof } from './require-proof.ts'
import { assertSignInPage } from './sign-in-page.ts'

/** Signs in by mobile number and the code that was sent to it (docs/product.md 6.2). */
export async function byCode(context: SignInContext, request: Login): Promise<SignedIn> {
  const { services, site, http } = context
  const { database } = services
  const { mobileNum = '', countryDialingCode = '', password: code = '', firebaseIdToken, asAgent = false } = request
  if (!site.merchant.capabilities.SMSLOGIN) throw new LiveryError('FORBIDDEN')
  const merchantId = site.merchant.id
  const target = await mobileOf(site.merchant, { mobileNum, countryDialingCode })
  const guarded = await guardAddress(database, { merchantId, ip: http.ip })
  const loginAccount = await findLoginAccount(database, merchantId, 'mobile', target, http.ip)
  try {
    await proveMobile(services, site.merchant, { purpose: 'login', target, code, firebaseIdToken })
    if (!loginAccount) throw nobodyHas(site.merchant)
  } catch (refusal) {
    const memberId = loginAccount?.id ?? null
    await recordAct(database, { merchantId, memberId, act: 'sign-in-refused', detail: { way: 'sms' }, ip: http.ip })
    throw refusal
  }
  await guarded.passed()
  await assertSignInPage(context, loginAccount, asAgent)
  const proven = { way: 'sms' } as const
  await requireProof(context, loginAccount, proven)
  return database.transaction((tx) => enter(tx, context, loginAccount, proven))
}
