import { accrueAgentRebates, type SharedRound } from '../../../ledger/agent-rebate/agent-rebate.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { ReadRounds } from '../judging/settled-rounds.ts'
import { planAt, staked } from '../rebate/plan.ts'
import { storedAgentPlans } from './plan.ts'

/**
 * Computes the rebates of agents for settled rounds that wait, by the plan, the tree and the rates at each round's
 * opening. The counted part of a stake is the same as for its player's own rebate (docs/decisions/92).
 */
export async function shareRounds(sql: Sql, merchantId: string, readRounds: ReadRounds): Promise<void> {
  const plans = await storedAgentPlans(sql, merchantId)
  if (plans.length === 0) return
  const rounds = (await readRounds()).filter(({ isReckoned }) => isReckoned)
  if (rounds.length === 0) return
  await accrueAgentRebates(
    sql,
    merchantId,
    rounds.flatMap(({ betMinor, winMinor, vendorId, gameType, memberId, adapter, roundId, at }): SharedRound[] => {
      const stored = planAt(plans, at)
      if (!stored || stored.plan.bp === 0) return []
      const turnoverMinor = staked(stored.plan, { vendorId, gameType }, betMinor, winMinor)
      return [{ memberId, adapter, roundId, turnoverMinor, mostBp: stored.plan.bp, at }]
    }),
  )
}
