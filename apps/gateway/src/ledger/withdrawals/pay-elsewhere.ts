import { text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** Another saved account of a player that a withdrawal may be paid to. */
export interface OtherPayee {
  readonly merchantId: string
  readonly reference: string
  readonly payeeId: string
  /** The ways by which the merchant pays out such an amount now. */
  readonly ways: readonly string[]
  /** The operator's name. */
  readonly by: string
}

/** The checks judged the account that the player chose; this result states that the new one was not checked. */
const CHECK = { check: 'otherPayee', outcome: 'review' }

/**
 * Sends a withdrawal that waits for a person to another of its player's saved accounts; amount and fee stay the same. A
 * step informs the player. Answers whether that was possible: the withdrawal still waits, and the account may be paid
 * to.
 */
export async function payElsewhere(
  sql: Sql,
  { merchantId, reference, payeeId, ways, by }: OtherPayee,
): Promise<boolean> {
  const row = await sql.row(
    { reference: text },
    `update withdrawal w set method = p.method, payee_id = p.id, masked = p.masked, checks = w.checks || $5::jsonb
       from payee p
      where w.reference = $1 and w.merchant_id = $2 and w.state = 'review' and p.id = $3 and p.id <> w.payee_id
        and p.member_id = w.member_id and p.merchant_id = w.merchant_id and p.removed_at is null
        and p.usable_at <= clock_timestamp() and p.method = any ($4)
     returning w.reference`,
    [reference, merchantId, payeeId, ways, JSON.stringify([CHECK])],
  )
  if (!row) return false
  await sql.run(`select withdrawal_note($1, 'review', $2, 'otherPayee', '{}')`, [reference, by])
  sql.notify('events')
  return true
}
