import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import Type from 'typebox'
import { fromWord, toWord } from '../../../members/history/cursor.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Viewed } from '../viewer.ts'
import { memberOf, readMembers } from './open-lines.ts'
import { RUN, RUN_COLUMNS } from './store/runs.ts'
import { LINE_OF_AGENT } from './sums-into.ts'

const PAGE_SIZE = 50
/** A run does not change, so a place in its list stays. */
const Place = Type.Object({ after: Type.Integer({ minimum: 1 }) })

/**
 * Everybody without their own contract whose play is in a line of a bill, by pages; null where the line is no part of
 * what the agent is paid or pays.
 */
export async function readLineMembers(
  sql: Sql,
  { merchantId, memberId }: Viewed,
  { run: runId, member, base, gameType, cursor, pageSize = PAGE_SIZE }: RequestOf<Calls['agentSettlementMembers']>,
): Promise<ResponseOf<Calls['agentSettlementMembers']> | null> {
  const run = await sql.row(
    RUN,
    `select ${RUN_COLUMNS} from contract_run r where r.merchant_id = $1 and r.id = $3::bigint and ${LINE_OF_AGENT}`,
    [merchantId, memberId, runId, member, base, gameType],
  )
  if (!run) return null
  const after = cursor === undefined ? 0 : fromWord(Place, cursor).after
  const found = await readMembers(sql, run, memberId, member, [{ base, gameType }], { after, count: pageSize })
  const rows = [...found.values()].flat()
  const all = rows[0]?.all ?? 0
  return {
    members: rows.map((row) => memberOf(row, run.exponent)),
    next: after + rows.length < all ? toWord({ after: after + rows.length }) : null,
  }
}
