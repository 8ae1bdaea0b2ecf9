import { oneOf } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

const DECIDED = oneOf(['OK', 'NOT_FOUND', 'PAYMENT_STATE_CHANGED'])

/** Money that came in without a known owner. */
export interface SuspenseReceipt {
  readonly merchantId: string
  readonly connectionId: string
  readonly providerRef: string
}

/** Gives it to a player as a new deposit, by an operator. */
export async function assignReceipt(
  sql: Sql,
  { merchantId, connectionId, providerRef }: SuspenseReceipt,
  to: {
    readonly memberId: string
    /** The new deposit's. */
    readonly reference: string
    readonly method: string
    readonly turnoverPercent: number
  },
  operator: string,
) {
  const row = await sql.row({ decided: DECIDED }, 'select suspense_assign($1, $2, $3, $4, $5, $6, $7, $8) as decided', [
    merchantId,
    connectionId,
    providerRef,
    to.memberId,
    to.reference,
    to.method,
    to.turnoverPercent,
    operator,
  ])
  sql.notify('events')
  return row!.decided
}

/** Records that an operator has sent it back through the provider. */
export async function returnReceipt(
  sql: Sql,
  { merchantId, connectionId, providerRef }: SuspenseReceipt,
  operator: string,
  reason: string,
) {
  const row = await sql.row({ decided: DECIDED }, 'select suspense_return($1, $2, $3, $4, $5) as decided', [
    merchantId,
    connectionId,
    providerRef,
    operator,
    reason,
  ])
  return row!.decided
}
