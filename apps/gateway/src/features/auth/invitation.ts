import { AGENT_TYPES } from '@livery/contract/account'
import { text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** Whether a code is that of an active agent of this merchant; it is not the name the agent signs in with. */
export async function isAffiliateCode(sql: Sql, merchantId: string, code: string): Promise<boolean> {
  const owned = await sql.run(
    `select 1 from invitation_code c join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
      where c.merchant_id = $1 and c.code_key = lower($2) and m.kind = any($3::smallint[]) and m.status = 'active'`,
    [merchantId, code.trim(), AGENT_TYPES],
  )
  return owned === 1
}

/** The referral code as it was given out, of any active member; null for a code that is nobody's. */
export async function referralOf(sql: Sql, merchantId: string, code: string | undefined): Promise<string | null> {
  if (code === undefined) return null
  const row = await sql.row(
    { code: text },
    `select c.code from invitation_code c join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
      where c.merchant_id = $1 and c.code_key = lower($2) and m.status = 'active'`,
    [merchantId, code.trim()],
  )
  return row?.code ?? null
}
