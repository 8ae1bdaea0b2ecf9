import { createHash } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'
import type { AuthServices } from '../services.ts'

/** The longest time since the code was typed. */
const FRESH_SECONDS = 10 * 60

const remote = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/**
 * Checks and uses up the token Firebase gave a browser that typed its code: it must come from a fresh sign-in with this
 * number. Throws SMS_CODE_INVALID for any other token, and SMS_CODE_EXPIRED for an old one.
 * @param target digits of the international number, without plus
 */
export async function verifyFirebaseToken(
  { database, settings }: Pick<AuthServices, 'database' | 'settings'>,
  merchant: Merchant,
  token: string | undefined,
  target: string,
): Promise<void> {
  const projectId = merchant.thirdParties.sms?.firebase?.projectId
  if (projectId === undefined) throw new LiveryError('FEATURE_DISABLED')
  if (!token) throw new LiveryError('SMS_CODE_INVALID')
  const claims = await read(settings.firebase, projectId, token)
  const { phone_number: number, auth_time: typedAt } = claims
  const ageSeconds = Date.now() / 1000 - (typeof typedAt === 'number' ? typedAt : 0)
  if (!claims.sub || number !== `+${target}`) throw new LiveryError('SMS_CODE_INVALID')
  if (ageSeconds > FRESH_SECONDS) throw new LiveryError('SMS_CODE_EXPIRED')
  // Firebase accepts a token for an hour; here it replaces a code, and a code works once.
  const rowCount = await database.run(
    'insert into payload_seen (jti, expires_at) values ($1, to_timestamp($2)) on conflict do nothing',
    [`firebase:${createHash('sha256').update(token).digest('hex')}`, claims.exp],
  )
  if (rowCount !== 1) throw new LiveryError('SMS_CODE_INVALID')
}

async function read(
  { keysUrl, emulator }: AuthServices['settings']['firebase'],
  projectId: string,
  token: string,
): Promise<JWTPayload> {
  const expected = { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId }
  try {
    // The emulator does not sign its tokens, so they are accepted in development only (see `readSettings`).
    if (emulator !== null) return UnsecuredJWT.decode(token, expected).payload
    const keys = remote.getOrInsertComputed(keysUrl, () => createRemoteJWKSet(new URL(keysUrl)))
    return (await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'], requiredClaims: ['exp', 'sub'] }))
      .payload
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw new LiveryError('SMS_CODE_EXPIRED', { cause })
    if (cause instanceof errors.JWKSTimeout) throw new LiveryError('SERVICE_UNAVAILABLE', { cause })
    throw new LiveryError('SMS_CODE_INVALID', { cause })
  }
}
