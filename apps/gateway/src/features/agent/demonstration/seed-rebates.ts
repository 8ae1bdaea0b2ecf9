import type { Merchant } from '@livery/merchant/merchant'
import { accrueAgentRebates } from '../../../ledger/agent-rebate/agent-rebate.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { bigint, instant, text } from '../../../platform/database/row.ts'
import { payRebatesDue } from '../rebates/pay-due.ts'
import { REAL_DAYS } from './play.ts'

/**
 * Computes the rebates of a demonstration's agents for the last days, and pays them as the job would have. A merchant
 * with earlier rebates stays as it is.
 */
export async function seedRebates(
  database: Database,
  merchant: Pick<Merchant, 'id' | 'currency' | 'timeZone' | 'agentRebate'>,
): Promise<void> {
  if (!merchant.agentRebate) return
  const { percent } = merchant.agentRebate
  const now = new Date()
  const since = new Date(now.getTime() - REAL_DAYS * 24 * 3_600_000)
  const isNew = await database.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`demonstration rebates ${merchant.id}`])
    if ((await tx.run('select from agent_rebate where merchant_id = $1 limit 1', [merchant.id])) > 0) return false
    // The plan stated now also applies to the days before it.
    await tx.run(
      `update agent_rebate_plan set since = $2
        where merchant_id = $1 and since > $2 and since = (select min(since) from agent_rebate_plan where merchant_id = $1)`,
      [merchant.id, since],
    )
    const rounds = await tx.rows(
      { memberId: text, adapter: text, roundId: text, turnoverMinor: bigint, at: instant },
      `select member_id::text as "memberId", adapter, round_id as "roundId", bet_minor::text as "turnoverMinor", opened_at as at
         from game_round where merchant_id = $1 and adapter = 'demonstration' and opened_at >= $2
        order by opened_at, round_id`,
      [merchant.id, since],
    )
    const mostBp = Math.round(percent * 100)
    await accrueAgentRebates(
      tx,
      merchant.id,
      rounds.map((round) => ({ ...round, mostBp })),
    )
    return true
  })
  if (isNew) await payRebatesDue(database, merchant, now)
}
