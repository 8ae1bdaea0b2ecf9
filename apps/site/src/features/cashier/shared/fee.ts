import { fromMinor, toMinor } from '@livery/locale/amount'

/** A part in hundredths of a percent and a fixed part, as the contract states a fee. */
export interface Fee {
  readonly basisPoints: number
  readonly fixed: string
}

/** What a fee takes of an amount, in minor units; rounded up to the minor unit, once. */
export function feeOf(minor: bigint, { basisPoints, fixed }: Fee, exponent: number): bigint {
  return (minor * BigInt(basisPoints) + 9_999n) / 10_000n + toMinor(fixed, exponent)
}

/** What has to be staked for an amount, rounded up; `times` has at most two decimals that count. */
export function turnoverOf(minor: bigint, times: number, exponent: number): string {
  return fromMinor((minor * BigInt(Math.round(times * 100)) + 99n) / 100n, exponent)
}
