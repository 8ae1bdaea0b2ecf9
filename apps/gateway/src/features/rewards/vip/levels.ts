import { createHash } from 'node:crypto'
import { toMinor } from '@livery/locale/amount'
import { canonicalJson } from '@livery/merchant/canonical-json'
import type { Merchant } from '@livery/merchant/merchant'
import Type, { type Static } from 'typebox'

/** A member's stakes and deposits within the counted days. */
export interface VipSums {
  readonly turnoverMinor: bigint
  readonly depositMinor: bigint
}

/** The threshold of a level; zero for an unstated part. */
export interface VipThreshold {
  readonly turnoverMinor: bigint
  readonly depositMinor: bigint
}

/** The threshold of each level, from level 1 on. */
export function thresholdsOf({ vip, currency }: Merchant): readonly VipThreshold[] {
  const minor = (amount: string | undefined) => (amount === undefined ? 0n : toMinor(amount, currency.exponent))
  return (vip?.levels ?? []).map(({ turnover, deposits }) => ({
    turnoverMinor: minor(turnover),
    depositMinor: minor(deposits),
  }))
}

/** The highest level whose thresholds, or a part of them, the sums reach. */
export function levelOf(thresholds: readonly VipThreshold[], sums: VipSums, percent = 100): number {
  const part = BigInt(percent)
  return (
    thresholds.findLastIndex(
      ({ turnoverMinor, depositMinor }) =>
        sums.turnoverMinor * 100n >= turnoverMinor * part && sums.depositMinor * 100n >= depositMinor * part,
    ) + 1
  )
}

const Minor = Type.String({ pattern: '^[0-9]+$' })

/** The thresholds of levels and the number of counted days, as stored with the rises of their time. */
export const VipPlan = Type.Object({
  days: Type.Integer(),
  levels: Type.Array(Type.Object({ turnoverMinor: Minor, depositMinor: Minor })),
})
export type VipPlan = Static<typeof VipPlan>

/** Today's thresholds, and their version: a digest of them. */
export function vipPlanOf(merchant: Merchant): { readonly version: string; readonly plan: VipPlan } {
  const levels = thresholdsOf(merchant).map(({ turnoverMinor, depositMinor }) => ({
    turnoverMinor: String(turnoverMinor),
    depositMinor: String(depositMinor),
  }))
  const plan = { days: merchant.vip?.days ?? 0, levels }
  return { version: createHash('sha256').update(canonicalJson(plan)).digest('hex').slice(0, 12), plan }
}

/** The thresholds at the time of a rise; today's where those were not stored. */
export function thresholdsThen(plan: VipPlan | null, today: readonly VipThreshold[]): readonly VipThreshold[] {
  if (!plan) return today
  return plan.levels.map(({ turnoverMinor, depositMinor }) => ({
    turnoverMinor: BigInt(turnoverMinor),
    depositMinor: BigInt(depositMinor),
  }))
}
