import type { Period } from '@livery/contract/account/history/period'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { Merchant } from '@livery/merchant/merchant'
import { readRounds } from '../../../members/history/bets.ts'
import { instant } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { historyOf, type Viewed } from '../viewer.ts'
import { LINE_OF_AGENT } from './sums-into.ts'

type Request = RequestOf<Calls['agentSettlementRounds']>

const SPAN = { from: instant, to: instant, watermark: instant }

/**
 * The rounds of a member that a line of a bill was summed from, the latest first; null where the line is no part of
 * what the agent is paid or pays, or where the member's play is not in that line.
 */
export async function readLineRounds(
  sql: Sql,
  merchant: Pick<Merchant, 'currency' | 'timeZone'>,
  agent: Viewed,
  of: Viewed,
  request: Request,
): Promise<ResponseOf<Calls['agentSettlementRounds']> | null> {
  const { run, member, base, gameType, language, cursor, pageSize } = request
  const row = await sql.row(
    SPAN,
    `select (s.base ->> 'from')::timestamptz as from, (s.base ->> 'to')::timestamptz as to, r.watermark
       from contract_run r cross join lateral jsonb_array_elements(r.bases -> 'list') as s (base)
      where r.id = $3::bigint and r.merchant_id = $1 and s.base ->> 'key' = $5
        and ${LINE_OF_AGENT}
        and exists (select from contract_input i
                     where i.merchant_id = $1 and i.kind = r.kind and i.base = $5 and i.leader_id = $4::bigint
                       and i.member_id = $7::bigint and i.run_id <= r.id)`,
    [agent.merchantId, agent.memberId, run, member, base, gameType, of.memberId],
  )
  if (!row) return null
  const end = new Date(Math.min(row.watermark.getTime(), row.to.getTime()))
  const period = { begin: row.from.toISOString(), end: end.toISOString() } as Period
  const filter = { state: 'settled', ...(gameType !== 'CONS' && { gameType }) } as const
  const page = { language, ...(cursor !== undefined && { cursor }), ...(pageSize !== undefined && { pageSize }) }
  const { rounds, next } = await readRounds(sql, historyOf(merchant, of), period, filter, page)
  // Quarters of an hour are read whole, and rounds that ended later were not known yet.
  return { rounds: rounds.filter(({ closedAt }) => closedAt !== null && new Date(closedAt) <= row.watermark), next }
}
