import { toMinor } from '@livery/locale/amount'

/** What is kept of an amount: a part in hundredths of a percent, rounded up to the minor unit once, and a fixed sum. */
export function withdrawalFeeMinor(
  fee: { readonly basisPoints: number; readonly fixed: string },
  amountMinor: bigint,
  exponent: number,
): bigint {
  const part = (amountMinor * BigInt(fee.basisPoints) + 9_999n) / 10_000n
  return part + toMinor(fee.fixed, exponent)
}
