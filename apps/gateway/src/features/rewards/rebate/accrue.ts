import { type AccruedRound, accrueRebates } from '../../../ledger/rebate/rebate.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { ReadRounds } from '../judging/settled-rounds.ts'
import { planAt, rateAt, staked, storedPlans } from './plan.ts'

/** Computes the rebates for settled rounds that wait, by the rates and the level at each round's opening. */
export async function accrueRounds(sql: Sql, merchantId: string, readRounds: ReadRounds): Promise<void> {
  const rounds = (await readRounds()).filter(({ isReckoned }) => isReckoned)
  if (rounds.length === 0) return
  const plans = await storedPlans(sql, merchantId)
  if (plans.length === 0) return
  await accrueRebates(
    sql,
    merchantId,
    rounds.flatMap(({ memberId, adapter, roundId, vendor, gameType, at, ...round }): AccruedRound[] => {
      const stored = planAt(plans, at)
      if (!stored) return []
      const place = { vendorId: round.vendorId, gameType }
      const turnoverMinor = staked(stored.plan, place, round.betMinor, round.winMinor)
      const rate = { rateBp: rateAt(stored.plan, place, round.level), version: stored.version }
      return [{ memberId, adapter, roundId, vendor, gameType, at, turnoverMinor, ...rate }]
    }),
  )
}
