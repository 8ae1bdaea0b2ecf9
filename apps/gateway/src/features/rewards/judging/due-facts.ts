import { instant, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

/** A fact to judge; its present state is read when it is judged. */
export interface DueFact {
  readonly memberId: string
  readonly kind: string
  readonly key: string
  readonly atMs: number
}

/** Takes a merchant's waiting facts, the oldest first. A fact that is being written is left for the next run. */
export async function takeDueFacts(sql: Sql, merchantId: string, limit: number): Promise<readonly DueFact[]> {
  const rows = await sql.rows(
    { memberId: text, kind: text, key: text, at: instant },
    `delete from reward_due d where d.ctid = any (array(
       select ctid from reward_due where merchant_id = $1 order by at limit $2 for update skip locked))
     returning d.member_id::text as "memberId", d.kind, d.key, d.at`,
    [merchantId, limit],
  )
  return rows.map(({ at, ...row }) => ({ ...row, atMs: at.getTime() }))
}
