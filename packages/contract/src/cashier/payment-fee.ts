import { toMinor } from '@livery/locale/amount'

/** What is kept of an amount that is paid in or out: a part in hundredths of a percent, rounded up to the minor unit once, and a fixed sum. */
export function paymentFeeMinor(
  fee: { readonly basisPoints: number; readonly fixed: string },
  amountMinor: bigint,
  exponent: number,
): bigint {
  const part = (amountMinor * BigInt(fee.basisPoints) + 9_999n) / 10_000n
  return part + toMinor(fee.fixed, exponent)
}
