import { bigint } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

interface Owner {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: { readonly code: string }
}

/** What a member owes of payments that were taken back after they had been spent; what comes in goes there first. */
export async function owedMinor(sql: Sql, { merchantId, memberId, currency }: Owner): Promise<bigint> {
  const row = await sql.row(
    { owed: bigint },
    `select coalesce(-sum(balance_minor), 0)::text as owed from ledger_account
      where merchant_id = $1 and currency = $2 and kind = 'debt' and owner = $3`,
    [merchantId, currency.code, memberId],
  )
  return row?.owed ?? 0n
}
