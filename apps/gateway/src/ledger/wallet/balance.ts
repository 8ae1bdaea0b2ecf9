import { text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** A member's spendable balance in minor units; zero where no money ever moved. Reads only the primary database. */
export async function readBalance(
  sql: Sql,
  merchantId: string,
  memberId: string,
  currencyCode: string,
): Promise<bigint> {
  const rows = await sql.rows(
    { balance: text },
    `select balance_minor::text as balance from ledger_account
      where merchant_id = $1 and currency = $2 and kind = 'player' and owner = $3`,
    [merchantId, currencyCode, memberId],
  )
  return BigInt(rows[0]?.balance ?? 0)
}
