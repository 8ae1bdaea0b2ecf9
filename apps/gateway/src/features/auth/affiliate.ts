import { AGENT_TYPES } from '@livery/contract/account'
import type { Sql } from '../../platform/database/sql.ts'

/** Whether a code names an active agent of this merchant; an affiliate code is the agent's account name. */
export async function isAffiliateCode(sql: Sql, merchantId: string, code: string): Promise<boolean> {
  const rowCount = await sql.run(
    `select 1 from member
     where merchant_id = $1 and lower(account) = lower($2) and kind = any($3::smallint[]) and status = 'active'`,
    [merchantId, code, AGENT_TYPES],
  )
  return rowCount === 1
}
