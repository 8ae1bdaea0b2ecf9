/** The terms of a bonus for a deposit, amounts in minor units. */
export interface DepositBonusTerms {
  /** Of the deposit, in hundredths of a percent; null where the bonus is a fixed amount. */
  readonly basisPoints: number | null
  readonly fixedMinor: bigint | null
  readonly mostMinor: bigint | null
  readonly minDepositMinor: bigint | null
  readonly turnoverTimes: number
  /** The amount to stake that many times: the bonus, or the bonus and its deposit. */
  readonly turnoverOf: 'reward' | 'rewardAndDeposit'
}

/** Turnover is stated in tenths, so that it can be computed with integers. */
const TENTHS = 10n

/**
 * The bonus for a deposit's credited amount, and the amount to stake for it; used both where it is promised and where
 * it is given. Null where the deposit is too small for any.
 */
export function depositBonus(
  terms: DepositBonusTerms,
  creditedMinor: bigint,
): { readonly bonusMinor: bigint; readonly turnoverMinor: bigint } | null {
  if (creditedMinor <= 0n || creditedMinor < (terms.minDepositMinor ?? 0n)) return null
  const whole = terms.fixedMinor ?? (creditedMinor * BigInt(terms.basisPoints ?? 0)) / 10_000n
  const bonusMinor = terms.mostMinor !== null && whole > terms.mostMinor ? terms.mostMinor : whole
  if (bonusMinor <= 0n) return null
  const base = terms.turnoverOf === 'reward' ? bonusMinor : bonusMinor + creditedMinor
  return { bonusMinor, turnoverMinor: turnoverNeeded(base, terms.turnoverTimes) }
}

/** The amount to stake for an amount, rounded up to the minor unit. */
export function turnoverNeeded(minor: bigint, times: number): bigint {
  return (minor * BigInt(Math.round(times * 10)) + TENTHS - 1n) / TENTHS
}
