import { createHash } from 'node:crypto'
import type { addPasskey, newPasskey } from '@livery/contract/auth/passkeys'
import { LiveryError } from '@livery/contract/errors'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { recordSecurityAct } from '../../../members/security-act.ts'
import { instant, text } from '../../../platform/database/row.ts'
import type { AuthHandler } from '../services.ts'
import { allowedMember } from './allowed.ts'
import { storeChallenge, takeChallenge } from './challenge.ts'
import { relyingParty } from './relying-party.ts'

export const newPasskeyHandler: AuthHandler<typeof newPasskey> = async ({ services, site, account, http }) => {
  const { merchantId, memberId, account: userName, nickname } = allowedMember(site, account)
  const { host } = relyingParty(http)
  const rows = await services.database.rows(
    { id: text },
    'select id from passkey where merchant_id = $1 and member_id = $2 and host = $3',
    [merchantId, memberId, host],
  )
  const options = await generateRegistrationOptions({
    rpName: site.merchant.name,
    rpID: host,
    userName,
    userDisplayName: nickname,
    // All keys of a member share this id, and it does not reveal who the member is.
    userID: new Uint8Array(createHash('sha256').update(`${merchantId}|${memberId}`).digest()),
    excludeCredentials: rows,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challengeId = await storeChallenge(services.database, merchantId, memberId, options.challenge)
  return { challengeId, options: { ...options } }
}

export const addPasskeyHandler: AuthHandler<typeof addPasskey> = async ({ services, site, account, request, http }) => {
  const { merchantId, memberId, isAgent } = allowedMember(site, account)
  const { host, origin } = relyingParty(http)
  const expectedChallenge = await takeChallenge(services.database, merchantId, memberId, request.challengeId)
  if (expectedChallenge === null) throw new LiveryError('PASSKEY_INVALID')
  const verified = await verifyRegistrationResponse({
    response: request.response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new LiveryError('PASSKEY_INVALID', { cause })
  })
  if (!verified.verified) throw new LiveryError('PASSKEY_INVALID')
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  const createdAt = await services.database.transaction(async (tx) => {
    const row = await tx.row(
      { createdAt: instant },
      `insert into passkey (id, merchant_id, member_id, host, name, public_key, counter, transports)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning created_at as "createdAt"`,
      [id, merchantId, memberId, host, request.name, Buffer.from(publicKey), counter, JSON.stringify(transports)],
    )
    if (!row) throw new LiveryError('PASSKEY_INVALID')
    await recordSecurityAct(tx, { services, site, http }, { id: memberId, isAgent }, 'passkey-added')
    return row.createdAt
  })
  return { id, name: request.name, createdAt: createdAt.toISOString(), lastUsedAt: null }
}
