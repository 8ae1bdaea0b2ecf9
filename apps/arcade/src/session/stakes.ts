import { COINS_A_STAKE } from '../games/rules.ts'

/** Steps of the stake selector, as multiples of the lowest stake. */
const STEPS = [1n, 2n, 5n, 10n, 25n, 50n, 100n, 250n] as const

/**
 * The value of one unit of a currency: the power of ten nearest to the price of one euro. Unlisted currencies count as
 * one. It only decides how large the offered stakes are.
 */
const UNITS_A_EURO: Readonly<Record<string, bigint>> = {
  PHP: 10n,
  THB: 10n,
  TWD: 10n,
  TRY: 10n,
  MXN: 10n,
  CNY: 10n,
  INR: 100n,
  BDT: 100n,
  JPY: 100n,
  RUB: 100n,
  PKR: 100n,
  NPR: 100n,
  KZT: 1_000n,
  KRW: 1_000n,
  MMK: 1_000n,
  KHR: 1_000n,
  IDR: 10_000n,
  VND: 10_000n,
  UZS: 10_000n,
  LAK: 10_000n,
  IRR: 100_000n,
}

/**
 * The stakes offered in a currency, lowest first, in minor units: from the value of a tenth of a euro on, each a
 * multiple of twenty minor units, so that a coin is a whole number of them and no win is ever rounded.
 */
export function stakesFor(currency: { readonly code: string; readonly exponent: number }): readonly bigint[] {
  const unit = 10n ** BigInt(currency.exponent) * (UNITS_A_EURO[currency.code] ?? 1n)
  const coins = BigInt(COINS_A_STAKE)
  const lowest = unit / 10n < coins ? coins : (unit / 10n / coins) * coins
  return STEPS.map((step) => lowest * step)
}

/** The first stake of a game: the fourth step, or the highest one that the balance covers ten times. */
export function openingStake(stakes: readonly bigint[], balance: bigint): bigint {
  const modest = stakes.slice(0, 4).filter((stake) => stake * 10n <= balance)
  return modest.at(-1) ?? (stakes[0] as bigint)
}
