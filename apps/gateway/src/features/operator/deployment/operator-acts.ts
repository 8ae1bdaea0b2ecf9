import Type from 'typebox'
import { instant, json, nullable, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

const ACT = {
  id: text,
  merchant_id: nullable(text),
  actor: text,
  action: text,
  subject: text,
  after: nullable(json(Type.Record(Type.String(), Type.Unknown()))),
  ip: nullable(text),
  at: instant,
}
/** A line of the audit log. */
export type OperatorActRow = RowOf<typeof ACT>

/** Acts of operators before a line, the latest first; of one person or of all. */
export async function operatorActs(
  sql: Sql,
  { before, who, limit }: { readonly before: string | null; readonly who: string | null; readonly limit: number },
): Promise<readonly OperatorActRow[]> {
  return sql.rows(
    ACT,
    `select id::text, merchant_id, actor, action, subject, after, ip, at from audit
      where actor_kind = 'operator' and id < coalesce($1::bigint, 9223372036854775807) and ($2::text is null or actor = $2)
      order by audit.id desc limit $3`,
    [before, who, limit],
  )
}
