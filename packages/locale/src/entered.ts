import { toMinor } from './amount.ts'
import { type Currency, writtenDecimals } from './money.ts'

type Decimals = Pick<Currency, 'code' | 'exponent'>

/**
 * Minor units of an amount that a person enters, who can only mean what the currency shows: `'5000.01'` of a currency that
 * is written whole is refused, though it has such units. Throws AmountError as `toMinor` does.
 */
export function enteredMinor(decimal: string, currency: Decimals): bigint {
  toMinor(decimal, writtenDecimals(currency))
  return toMinor(decimal, currency.exponent)
}

/** The most of a sum that a person can enter: what is finer than the currency shows is left out. */
export function enterableMinor(minor: bigint, currency: Decimals): bigint {
  return minor - (minor % enterableStep(currency))
}

/** The smallest amount that a person can enter, in minor units. */
export function enterableStep(currency: Decimals): bigint {
  return 10n ** BigInt(currency.exponent - writtenDecimals(currency))
}
