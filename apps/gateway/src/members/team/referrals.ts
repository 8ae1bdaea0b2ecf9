import { nullable, oneOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { drawCode } from './draw-code.ts'

const BOUND = ['OK', 'HOUSEHOLD', 'UNKNOWN', 'OWN', 'CIRCLE', 'ALREADY', 'LATE'] as const
type Bound = (typeof BOUND)[number]

/**
 * Stores the code by which a member came, once for ever; in the caller's transaction.
 *
 * @param days how long after registration a member may still enter one
 */
export async function bindReferral(
  sql: Sql,
  merchantId: string,
  memberId: string,
  code: string,
  days: number,
): Promise<Bound> {
  const row = await sql.row({ status: oneOf(BOUND) }, 'select referral_bind($1, $2, $3, $4) as status', [
    merchantId,
    memberId,
    code.trim(),
    days,
  ])
  return row!.status
}

/** The code that every account has; it is drawn at its first use. */
export async function ownCode(sql: Sql, merchantId: string, memberId: string): Promise<string> {
  const row = await sql.row({ code: nullable(text) }, 'select invitation_own_code($1, $2, $3) as code', [
    merchantId,
    memberId,
    drawCode(),
  ])
  return row?.code ?? ownCode(sql, merchantId, memberId)
}
