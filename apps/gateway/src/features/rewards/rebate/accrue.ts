import { type AccruedRound, accrueRebates } from '../../../ledger/rebate/rebate.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { ReckonedRound } from '../judging/reckoned-rounds.ts'
import { planAt, rateAt, staked, storedPlans } from './plan.ts'

/** Reckons what comes back of settled rounds that wait, by the rates and the level of the moment at which each was opened. */
export async function accrueRounds(
  sql: Sql,
  merchantId: string,
  readRounds: () => Promise<readonly ReckonedRound[]>,
): Promise<void> {
  const plans = await storedPlans(sql, merchantId)
  if (plans.length === 0) return
  const rounds = await readRounds()
  await accrueRebates(
    sql,
    merchantId,
    rounds.flatMap(({ betMinor, winMinor, vendorId, level, ...round }): AccruedRound[] => {
      const stored = planAt(plans, round.at)
      if (!stored) return []
      const place = { vendorId, gameType: round.gameType }
      const turnoverMinor = staked(stored.plan, place, betMinor, winMinor)
      return [{ ...round, turnoverMinor, rateBp: rateAt(stored.plan, place, level), version: stored.version }]
    }),
  )
}
