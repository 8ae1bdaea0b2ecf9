import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { LoginAccount } from '../../../members/login-account.ts'
import { text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

/** Remember-me lasts a day (docs/product.md 9.2), and another day after each use. */
export const REMEMBERED_SECONDS = 24 * 3600

type Owner = Pick<LoginAccount, 'id' | 'merchantId'>

/** Makes a token by which a device signs in without the password; only its hash is stored. */
export async function rememberDevice(
  sql: Sql,
  { id, merchantId }: Owner,
  family: string = randomUUID(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await sql.run(
    `insert into remembered_device (token_hash, merchant_id, member_id, family, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => ${REMEMBERED_SECONDS}))`,
    [hashOf(token), merchantId, id, family],
  )
  return token
}

export type TakenDevice = { readonly family: string } | 'over' | 'copied'

/**
 * Uses up a device's token; the next one has the same family. A token that was used before has been copied, and nobody
 * can tell which of the two holders is the owner, so the whole family ends.
 */
export async function takeDevice(sql: Sql, { id, merchantId }: Owner, token: string): Promise<TakenDevice> {
  const hash = hashOf(token)
  const rows = await sql.rows(
    { family: text },
    `update remembered_device set used_at = now()
      where token_hash = $1 and merchant_id = $2 and member_id = $3 and used_at is null and expires_at > now()
     returning family`,
    [hash, merchantId, id],
  )
  if (rows[0]) return rows[0]
  const rowCount = await sql.run(
    `delete from remembered_device where family in (
       select family from remembered_device
        where token_hash = $1 and merchant_id = $2 and member_id = $3 and used_at is not null)`,
    [hash, merchantId, id],
  )
  return rowCount ? 'copied' : 'over'
}

/** Forgets the device of a token, with every token it had. */
export async function forgetDevice(sql: Sql, { id, merchantId }: Owner, token: string): Promise<void> {
  await sql.run(
    `delete from remembered_device where merchant_id = $1 and member_id = $2 and family in (
       select family from remembered_device where token_hash = $3)`,
    [merchantId, id, hashOf(token)],
  )
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
