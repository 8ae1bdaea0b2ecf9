import { bigint, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

/** A change of a member's sum in a period of a programme, with its moment. */
export interface Move {
  readonly memberId: string
  readonly programmeId: string
  readonly period: string
  count: bigint
  atMs: number
}

export type Moved = Omit<Move, 'count' | 'atMs'> & { readonly value: bigint }

/** Changes sums, and answers the new ones. */
export async function moveProgress(sql: Sql, merchantId: string, moves: readonly Move[]): Promise<readonly Moved[]> {
  if (moves.length === 0) return []
  return sql.rows(
    { memberId: text, programmeId: text, period: text, value: bigint },
    `insert into reward_progress as p (merchant_id, member_id, programme_id, period, value, reached_at)
     select $1, m, g, d, n, t from unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::timestamptz[])
            as moved (m, g, d, n, t) order by m, g, d
     on conflict (member_id, programme_id, period) do update
       set value = p.value + excluded.value,
           reached_at = case when excluded.value > 0 then greatest(p.reached_at, excluded.reached_at) else p.reached_at end
     returning member_id::text as "memberId", programme_id as "programmeId", period, value::text as value`,
    [
      merchantId,
      moves.map(({ memberId }) => memberId),
      moves.map(({ programmeId }) => programmeId),
      moves.map(({ period }) => period),
      moves.map(({ count }) => count),
      moves.map(({ atMs }) => new Date(atMs)),
    ],
  )
}
