import { randomUUID } from 'node:crypto'
import { text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

const MINUTES = 5

/**
 * Stores the challenge a device has to sign.
 * @param memberId the member who adds a key; null for a sign-in
 */
export async function storeChallenge(
  sql: Sql,
  merchantId: string,
  memberId: string | null,
  challenge: string,
): Promise<string> {
  const id = randomUUID()
  await sql.run(
    `insert into passkey_challenge (id, merchant_id, member_id, challenge, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => ${MINUTES}))`,
    [id, merchantId, memberId, challenge],
  )
  return id
}

/** Returns a challenge and deletes it; null for one that has expired, was used, or belongs to another member. */
export async function takeChallenge(
  sql: Sql,
  merchantId: string,
  memberId: string | null,
  id: string,
): Promise<string | null> {
  const rows = await sql.rows(
    { challenge: text },
    `update passkey_challenge set used_at = now()
      where id = $1 and merchant_id = $2 and member_id is not distinct from $3::bigint
        and used_at is null and expires_at > now()
     returning challenge`,
    [id, merchantId, memberId],
  )
  return rows[0]?.challenge ?? null
}
