import { createECDH } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { bytes, text } from '../database/row.ts'
import type { Sql } from '../database/sql.ts'
import type { KeySettings } from '../secrets/derived-key.ts'
import { sealed, unsealed } from '../secrets/seal.ts'

/** Devices that subscribe after this time use a new key; earlier ones keep theirs. */
const ROTATE_AFTER = `interval '1 year'`

/** The public half of a merchant's key, which browsers subscribe with; made at its first use, and again each year. */
export async function publicPushKey(database: Database, settings: KeySettings, merchantId: string): Promise<string> {
  return (
    (await newest(database, settings, merchantId)) ??
    database.transaction(async (tx) => {
      await lockKeys(tx, merchantId)
      return (await newest(tx, settings, merchantId)) ?? make(tx, settings, merchantId)
    })
  )
}

/**
 * Makes a new key, whose private half nobody has seen: browsers subscribe with it from now on. Answers its public half.
 */
export async function rotatePushKey(tx: Sql, settings: KeySettings, merchantId: string): Promise<string> {
  await lockKeys(tx, merchantId)
  return make(tx, settings, merchantId)
}

/** Only one of two gateways makes a key. */
const lockKeys = (tx: Sql, merchantId: string) =>
  tx.run(`select pg_advisory_xact_lock(hashtextextended('push key ' || $1, 0))`, [merchantId])

/** The private half; null where the secret that sealed it is lost. */
export function privatePushKey(settings: KeySettings, publicKey: string, sealedPrivate: Buffer): string | null {
  try {
    return unsealed(settings, 'push-key', sealedPrivate, publicKey).toString('utf8')
  } catch {
    return null
  }
}

async function newest(sql: Sql, settings: KeySettings, merchantId: string): Promise<string | null> {
  const row = await sql.row(
    { id: text, sealed_private: bytes },
    `select id, sealed_private from push_key where merchant_id = $1 and made_at > now() - ${ROTATE_AFTER}
      order by made_at desc limit 1`,
    [merchantId],
  )
  return row && privatePushKey(settings, row.id, row.sealed_private) !== null ? row.id : null
}

async function make(tx: Sql, settings: KeySettings, merchantId: string): Promise<string> {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // Without its leading zeros it would be an invalid key of P-256.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  await tx.run('insert into push_key (id, merchant_id, sealed_private) values ($1, $2, $3)', [
    publicKey,
    merchantId,
    sealed(settings, 'push-key', Buffer.from(Buffer.from(privateKey, 'hex').toString('base64url')), publicKey),
  ])
  return publicKey
}
