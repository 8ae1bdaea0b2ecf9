import { toMinor } from './amount.ts'
import { type Currency, writtenDecimals } from './money.ts'

type Decimals = Pick<Currency, 'code' | 'exponent'>

/**
 * Minor units of an entered amount, which may only be as fine as the currency shows: `'5000.01'` is refused in a
 * currency that is shown without decimals, even if it has such units. Throws AmountError as `toMinor` does.
 */
export function enteredMinor(decimal: string, currency: Decimals): bigint {
  toMinor(decimal, writtenDecimals(currency))
  return toMinor(decimal, currency.exponent)
}

/** The largest part of a sum that a person can enter, without the part that is finer than the currency shows. */
export function enterableMinor(minor: bigint, currency: Decimals): bigint {
  return minor - (minor % enterableStep(currency))
}

/** The smallest amount that a person can enter, in minor units. */
export function enterableStep(currency: Decimals): bigint {
  return 10n ** BigInt(currency.exponent - writtenDecimals(currency))
}
