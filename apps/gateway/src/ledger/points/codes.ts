import { createHmac, randomUUID } from 'node:crypto'
import { bytes, integer, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { derivedKey, type KeySettings } from '../../platform/secrets/derived-key.ts'
import { sealed } from '../../platform/secrets/seal.ts'
import { sealOwner } from '../../platform/secrets/sealed-columns.ts'

export interface NewCode {
  readonly id: string
  readonly sealed: Buffer
  readonly fingerprint: Buffer
}

/** A code in the form in which it is stored: sealed, with a digest that identifies equal codes. */
export function newCode(settings: KeySettings, merchantId: string, itemId: string, code: string): NewCode {
  const id = randomUUID()
  return {
    id,
    sealed: sealed(settings, 'point-code', Buffer.from(code), sealOwner([id])),
    fingerprint: createHmac('sha256', derivedKey(settings, 'point-code-fingerprint'))
      .update(`${merchantId}\n${itemId}\n${code}`)
      .digest(),
  }
}

/** Adds codes of a virtual item, without those that exist already. Answers how many are new. */
export async function addCodes(
  sql: Sql,
  merchantId: string,
  itemId: string,
  by: string,
  codes: readonly NewCode[],
): Promise<number> {
  let added = 0
  for (const { id, sealed, fingerprint } of codes)
    added += await sql.run(
      `insert into point_code (id, merchant_id, item_id, sealed_code, fingerprint, added_by)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [id, merchantId, itemId, sealed, fingerprint, by],
    )
  return added
}

/** The sealed code that an order of a member gave; null for none. */
export async function codeOf(sql: Sql, merchantId: string, memberId: string, orderId: string) {
  return sql.row(
    { id: text, sealed: bytes },
    `select c.id, c.sealed_code as sealed from point_order o join point_code c on c.order_id = o.id
      where o.id = $3 and o.member_id = $2 and o.merchant_id = $1`,
    [merchantId, memberId, orderId],
  )
}

/** The number of an item's codes that are free, and that ever existed. */
export async function codesLeft(sql: Sql, merchantId: string) {
  return sql.rows(
    { itemId: text, free: integer, all: integer },
    `select item_id as "itemId", (count(*) filter (where order_id is null))::int as free, count(*)::int as all
       from point_code where merchant_id = $1 group by item_id order by item_id`,
    [merchantId],
  )
}
