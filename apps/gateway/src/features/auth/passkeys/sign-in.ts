import type { loginByPasskey, passkeyChallenge } from '@livery/contract/auth/passkeys'
import { LiveryError } from '@livery/contract/errors'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { findLoginAccount } from '../../../members/login-account.ts'
import { bigint, bytes, text } from '../../../platform/database/row.ts'
import type { AuthHandler } from '../services.ts'
import { enter } from '../sign-in/enter.ts'
import { assertSignInPage } from '../sign-in/sign-in-page.ts'
import { assertPasskeys } from './allowed.ts'
import { storeChallenge, takeChallenge } from './challenge.ts'
import { relyingParty } from './relying-party.ts'

const KEY = { member_id: text, public_key: bytes, counter: bigint }

export const passkeyChallengeHandler: AuthHandler<typeof passkeyChallenge> = async ({ services, site, http }) => {
  assertPasskeys(site)
  // No account is named: the device offers its own keys for this host, and nobody learns who has one.
  const options = await generateAuthenticationOptions({ rpID: relyingParty(http).host, userVerification: 'required' })
  const challengeId = await storeChallenge(services.database, site.merchant.id, null, options.challenge)
  return { challengeId, options: { ...options } }
}

/** A passkey proves both the device and the person, so no further proof is required. */
export const loginByPasskeyHandler: AuthHandler<typeof loginByPasskey> = async (context) => {
  const { services, site, request, http } = context
  assertPasskeys(site)
  const { database } = services
  const merchantId = site.merchant.id
  const { host, origin } = relyingParty(http)
  const response = request.response as unknown as AuthenticationResponseJSON
  const expectedChallenge = await takeChallenge(database, merchantId, null, request.challengeId)
  const key = await database.row(
    KEY,
    `select member_id::text as member_id, public_key, counter from passkey
      where id = $1 and merchant_id = $2 and host = $3`,
    [String(response.id), merchantId, host],
  )
  if (expectedChallenge === null || !key) throw new LiveryError('PASSKEY_INVALID')
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: response.id, publicKey: new Uint8Array(key.public_key), counter: Number(key.counter) },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new LiveryError('PASSKEY_INVALID', { cause })
  })
  if (!verified.verified) throw new LiveryError('PASSKEY_INVALID')
  const loginAccount = await findLoginAccount(database, merchantId, 'id', key.member_id, http.ip)
  if (!loginAccount) throw new LiveryError('PASSKEY_INVALID')
  await assertSignInPage(context, loginAccount, request.asAgent ?? false)
  const { newCounter } = verified.authenticationInfo
  return database.transaction(async (tx) => {
    await tx.run('update passkey set counter = $3, last_used_at = now() where id = $1 and merchant_id = $2', [
      response.id,
      merchantId,
      newCounter,
    ])
    return enter(tx, context, loginAccount, { way: 'passkey' })
  })
}
