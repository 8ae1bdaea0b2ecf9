import { createHash } from 'node:crypto'
import { bytes, instant, integer, oneOf } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

const ADDED = oneOf(['OK', 'NOT_FOUND', 'PAYMENT_STATE_CHANGED', 'PROOF_TAKEN'])

/**
 * Stores a picture with which a member proves a payment, and puts the deposit before a person.
 *
 * @param picture a PNG or JPEG that we have encoded ourselves, never the received file
 */
export async function addSlip(sql: Sql, merchantId: string, reference: string, memberId: string, picture: Buffer) {
  const digest = createHash('sha256').update(picture).digest()
  const row = await sql.row({ added: ADDED }, 'select deposit_slip_add($1, $2, $3, $4, $5) as added', [
    merchantId,
    reference,
    memberId,
    digest,
    picture,
  ])
  sql.notify('events')
  return row!.added
}

/** The pictures of a deposit, for operators only, the first one first. */
export async function slipsOf(sql: Sql, merchantId: string, reference: string) {
  return sql.rows(
    { number: integer, added_at: instant },
    'select number, added_at from deposit_slip where reference = $2 and merchant_id = $1 order by number',
    [merchantId, reference],
  )
}

/** One picture of a deposit, a PNG or JPEG; null where there is none. */
export async function slipPicture(
  sql: Sql,
  merchantId: string,
  reference: string,
  number: number,
): Promise<Buffer | null> {
  const row = await sql.row(
    { picture: bytes },
    'select picture from deposit_slip where reference = $2 and number = $3 and merchant_id = $1',
    [merchantId, reference, number],
  )
  return row?.picture ?? null
}
