import { LiveryError } from '@livery/contract/errors'
import type { FastifyRequest } from 'fastify'
import { compactDecrypt } from 'jose'
import type { Database } from '../../platform/database/connect.ts'
import type { PayloadKeys } from './keys.ts'

/** How old a payload may be, and how far ahead a visitor's clock may be. */
const MAXIMUM_AGE_SECONDS = 10 * 60
const MAXIMUM_AHEAD_SECONDS = 5 * 60
/** Long enough for two never to be the same by chance. */
const JTI = /^[\x21-\x7e]{16,64}$/

/**
 * Decrypts an encrypted call's body (docs/decisions/13): a compact JWE (ECDH-ES, A256GCM) to a published key, with
 * `kid`, `iat` and `jti` in the protected header. Clear text, a stale or future `iat`, and a repeated `jti` are
 * refused.
 */
export async function decryptBody(
  { database, payloadKeys }: { readonly database: Database; readonly payloadKeys: PayloadKeys },
  request: FastifyRequest,
): Promise<unknown> {
  const { body } = request
  if (!request.headers['content-type']?.startsWith('application/jose') || typeof body !== 'string') {
    throw new LiveryError('ENCRYPTION_REQUIRED')
  }
  let protectedHeader: Readonly<Record<string, unknown>>
  let plaintext: Uint8Array
  try {
    const opened = await compactDecrypt(
      body,
      async (header) => {
        const key = typeof header.kid === 'string' ? await payloadKeys.find(header.kid) : null
        if (!key) throw new Error('unknown kid')
        return key.privateKey
      },
      {
        keyManagementAlgorithms: ['ECDH-ES'],
        contentEncryptionAlgorithms: ['A256GCM'],
        // A few compressed bytes could become a quarter of a megabyte.
        maxDecompressedLength: 0,
      },
    )
    protectedHeader = opened.protectedHeader as Readonly<Record<string, unknown>>
    plaintext = opened.plaintext
  } catch (cause) {
    throw new LiveryError('ENCRYPTION_INVALID', { cause })
  }
  const { jti, iat } = protectedHeader as { jti?: unknown; iat?: unknown }
  const ageSeconds = typeof iat === 'number' ? Date.now() / 1000 - iat : Number.NaN
  const inWindow = ageSeconds <= MAXIMUM_AGE_SECONDS && ageSeconds >= -MAXIMUM_AHEAD_SECONDS
  if (typeof jti !== 'string' || !JTI.test(jti) || !inWindow) throw new LiveryError('ENCRYPTION_INVALID')
  const rowCount = await database.run(
    'insert into payload_seen (jti, expires_at) values ($1, $2) on conflict do nothing',
    [jti, new Date(Date.now() + (MAXIMUM_AGE_SECONDS + MAXIMUM_AHEAD_SECONDS) * 1000)],
  )
  if (rowCount === 0) throw new LiveryError('ENCRYPTION_REPLAYED')
  try {
    return JSON.parse(Buffer.from(plaintext).toString('utf8'))
  } catch (cause) {
    throw new LiveryError('ENCRYPTION_INVALID', { cause })
  }
}
