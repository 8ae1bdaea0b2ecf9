import { createHash } from 'node:crypto'
import { toMinor } from '@livery/locale/amount'
import { canonicalJson } from '@livery/merchant/canonical-json'
import type { Merchant } from '@livery/merchant/merchant'
import Type, { type Static } from 'typebox'

/** What a member staked and deposited within the days that count. */
export interface VipSums {
  readonly turnoverMinor: bigint
  readonly depositMinor: bigint
}

/** What a level takes; nothing of what is not stated. */
export interface VipThreshold {
  readonly turnoverMinor: bigint
  readonly depositMinor: bigint
}

/** What each level takes, from level 1 on. */
export function thresholdsOf({ vip, currency }: Merchant): readonly VipThreshold[] {
  const minor = (amount: string | undefined) => (amount === undefined ? 0n : toMinor(amount, currency.exponent))
  return (vip?.levels ?? []).map(({ turnover, deposits }) => ({
    turnoverMinor: minor(turnover),
    depositMinor: minor(deposits),
  }))
}

/** The highest level that sums reach, of a part of what it takes. */
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

/** What levels take, and of how many days, as it is kept with the rises of its time. */
export const VipPlan = Type.Object({
  days: Type.Integer(),
  levels: Type.Array(Type.Object({ turnoverMinor: Minor, depositMinor: Minor })),
})
export type VipPlan = Static<typeof VipPlan>

/** What levels take today, and its version: a digest of it. */
export function vipPlanOf(merchant: Merchant): { readonly version: string; readonly plan: VipPlan } {
  const levels = thresholdsOf(merchant).map(({ turnoverMinor, depositMinor }) => ({
    turnoverMinor: String(turnoverMinor),
    depositMinor: String(depositMinor),
  }))
  const plan = { days: merchant.vip?.days ?? 0, levels }
  return { version: createHash('sha256').update(canonicalJson(plan)).digest('hex').slice(0, 12), plan }
}

/** What levels took at the time of a rise; what they take today where that was not kept. */
export function thresholdsThen(plan: VipPlan | null, today: readonly VipThreshold[]): readonly VipThreshold[] {
  if (!plan) return today
  return plan.levels.map(({ turnoverMinor, depositMinor }) => ({
    turnoverMinor: BigInt(turnoverMinor),
    depositMinor: BigInt(depositMinor),
  }))
}
