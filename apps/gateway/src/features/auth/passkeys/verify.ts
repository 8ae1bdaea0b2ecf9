import type { passkeyChallenge } from '@livery/contract/auth/passkeys'
import type { ResponseOf } from '@livery/contract/call'
import { LiveryError } from '@livery/contract/errors'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { bigint, bytes, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { storeChallenge, takeChallenge } from './challenge.ts'
import { relyingParty } from './relying-party.ts'

/** The member a challenge is for; `memberId` is null at a sign-in, where the member is not known yet. */
interface ChallengeOwner {
  readonly merchantId: string
  readonly memberId: string | null
}

const KEY = { member_id: text, public_key: bytes, counter: bigint }

/** A challenge for one of the passkeys of this host. */
export async function newSignInChallenge(
  sql: Sql,
  http: FastifyRequest,
  { merchantId, memberId }: ChallengeOwner,
): Promise<ResponseOf<typeof passkeyChallenge>> {
  // No account is named: the device offers its own keys for this host, and nobody learns who has one.
  const options = await generateAuthenticationOptions({ rpID: relyingParty(http).host, userVerification: 'required' })
  const challengeId = await storeChallenge(sql, merchantId, memberId, options.challenge)
  return { challengeId, options: { ...options } }
}

export interface VerifiedPasskey {
  readonly memberId: string
  /** Stores that the key was used, in the same transaction as the action it proves. */
  noteUse(sql: Sql): Promise<void>
}

/** Checks a device's signature; the challenge is used up. Throws PASSKEY_INVALID. */
export async function verifyPasskey(
  sql: Sql,
  http: FastifyRequest,
  { merchantId, memberId }: ChallengeOwner,
  challengeId: string,
  response: AuthenticationResponseJSON,
): Promise<VerifiedPasskey> {
  const { host, origin } = relyingParty(http)
  const expectedChallenge = await takeChallenge(sql, merchantId, memberId, challengeId)
  const key = await sql.row(
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
  const { newCounter } = verified.authenticationInfo
  return {
    memberId: key.member_id,
    async noteUse(tx) {
      await tx.run('update passkey set counter = $3, last_used_at = now() where id = $1 and merchant_id = $2', [
        response.id,
        merchantId,
        newCounter,
      ])
    },
  }
}
