import type { loginByPasskey, passkeyChallenge } from '@livery/contract/auth/passkeys'
import { LiveryError } from '@livery/contract/errors'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { findLoginAccount } from '../../../members/login-account.ts'
import type { AuthHandler } from '../services.ts'
import { enter } from '../sign-in/enter.ts'
import { assertSignInPage } from '../sign-in/sign-in-page.ts'
import { assertPasskeys } from './allowed.ts'
import { newSignInChallenge, verifyPasskey } from './verify.ts'

export const passkeyChallengeHandler: AuthHandler<typeof passkeyChallenge> = async ({ services, site, http }) => {
  assertPasskeys(site)
  return newSignInChallenge(services.database, http, { merchantId: site.merchant.id, memberId: null })
}

/** A passkey proves both the device and the person, so no further proof is required. */
export const loginByPasskeyHandler: AuthHandler<typeof loginByPasskey> = async (context) => {
  const { services, site, request, http } = context
  assertPasskeys(site)
  const { database } = services
  const merchantId = site.merchant.id
  const response = request.response as unknown as AuthenticationResponseJSON
  const passkey = await verifyPasskey(database, http, { merchantId, memberId: null }, request.challengeId, response)
  const loginAccount = await findLoginAccount(database, merchantId, 'id', passkey.memberId, http.ip)
  if (!loginAccount) throw new LiveryError('PASSKEY_INVALID')
  await assertSignInPage(context, loginAccount, request.asAgent ?? false)
  return database.transaction(async (tx) => {
    await passkey.noteUse(tx)
    return enter(tx, context, loginAccount, { way: 'passkey' })
  })
}
