import { toMinor } from '@livery/locale/amount'

/**
 * The fee of a payment: a part of the amount in hundredths of a percent, rounded up once, and a fixed sum.
 *
 * @param stepMinor the unit to which the part is rounded up; the minor unit by default
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
