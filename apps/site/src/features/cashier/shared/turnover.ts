import { fromMinor } from '@livery/locale/amount'

/** What has to be staked for an amount, rounded up; `times` has at most two decimals that count. */
export function turnoverOf(minor: bigint, times: number, exponent: number): string {
  return fromMinor((minor * BigInt(Math.round(times * 100)) + 99n) / 100n, exponent)
}
