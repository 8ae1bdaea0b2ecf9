import type { Merchant } from '@livery/merchant/merchant'
import type { Database } from '../../../platform/database/connect.ts'
import { payRebatesDue } from '../rebates/pay-due.ts'
import { REAL_DAYS } from './play.ts'

/**
 * Reckons what agents of a demonstration earned of the latest days' stakes, and pays it as the job would have. A merchant
 * of which something was reckoned before keeps what it has.
 */
export async function seedRebates(
  database: Database,
  merchant: Pick<Merchant, 'id' | 'currency' | 'timeZone' | 'agentRebate'>,
): Promise<void> {
  if (!merchant.agentRebate) return
  const now = new Date()
  const since = new Date(now.getTime() - REAL_DAYS * 24 * 3_600_000)
  const isNew = await database.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`demonstration rebates ${merchant.id}`])
    if ((await tx.run('select from agent_rebate where merchant_id = $1 limit 1', [merchant.id])) > 0) return false
    // What is stated now held for the days that are reckoned.
    await tx.run(
      `update agent_rebate_plan set since = $2
        where merchant_id = $1 and since > $2 and since = (select min(since) from agent_rebate_plan where merchant_id = $1)`,
      [merchant.id, since],
    )
    await tx.run(
      `select agent_rebate_accrue($1, jsonb_agg(jsonb_build_object(
                'm', g.member_id::text, 'a', g.adapter, 'r', g.round_id, 't', g.bet_minor::text, 'bp', $3::int,
                'at', g.opened_at) order by g.opened_at, g.round_id))
         from game_round g where g.merchant_id = $1 and g.adapter = 'demonstration' and g.opened_at >= $2
       having count(*) > 0`,
      [merchant.id, since, Math.round(merchant.agentRebate!.percent * 100)],
    )
    return true
  })
  if (isNew) await payRebatesDue(database, merchant, now)
}
