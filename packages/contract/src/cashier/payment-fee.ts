import { toMinor } from '@livery/locale/amount'

/**
 * What is kept of an amount that is paid in or out: a part in hundredths of a percent, rounded up once, and a fixed sum.
 * @param stepMinor to what the part is rounded up; the minor unit when left out
 */
export function paymentFeeMinor(
  fee: { readonly basisPoints: number; readonly fixed: string },
  amountMinor: bigint,
  exponent: number,
  stepMinor = 1n,
): bigint {
  const whole = 10_000n * stepMinor
  const part = ((amountMinor * BigInt(fee.basisPoints) + whole - 1n) / whole) * stepMinor
  return part + toMinor(fee.fixed, exponent)
}
