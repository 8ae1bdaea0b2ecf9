import { text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** A member's spendable balance in minor units; zero where no money ever moved. Reads the primary database only. */
export async function readBalance(
  sql: Sql,
  merchantId: string,
  memberId: string,
  currencyCode: string,
): Promise<bigint> {
  const rows = await sql.rows(
    { balance: text },
    `SELECT balance_minor::text AS balance FROM ledger_account
      WHERE merchant_id = $1 AND currency = $2 AND kind = 'player' AND owner = $3`,
    [merchantId, currencyCode, memberId],
  )
  return BigInt(rows[0]?.balance ?? 0)
}
