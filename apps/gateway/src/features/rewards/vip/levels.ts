import { toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'

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
