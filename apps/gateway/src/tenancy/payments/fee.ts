/** The member's fee for a deposit or a withdrawal: a part of the amount, and a fixed part. */
export interface Fee {
  /** Hundredths of a percent. */
  readonly basisPoints: number
  readonly fixedMinor: bigint
}

/** The fee of an amount, rounded up to the minor unit once. */
export function feeOf(amountMinor: bigint, { basisPoints, fixedMinor }: Fee): bigint {
  const part = amountMinor * BigInt(basisPoints)
  return (part + 9_999n) / 10_000n + fixedMinor
}
