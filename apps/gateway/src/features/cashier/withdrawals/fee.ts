import { toMinor } from '@livery/locale/amount'
import type { PayoutWay } from '../payout-ways.ts'

/** What is kept of an amount: a part, rounded up to the minor unit once, and a fixed sum. */
export function feeMinor({ fee }: Pick<PayoutWay, 'fee'>, amountMinor: bigint, exponent: number): bigint {
  const part = (amountMinor * BigInt(fee.basisPoints) + 9_999n) / 10_000n
  return part + toMinor(fee.fixed, exponent)
}
