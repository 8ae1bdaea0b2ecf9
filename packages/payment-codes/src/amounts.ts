import { AmountError, fromMinor, toMinor } from '@livery/locale/amount'
import { CodeError } from './code-error.ts'

/** A scheme's form of a currency. */
export interface WireCurrency {
  /** ISO 4217, such as `764`. */
  readonly numeric: string
  /** The most decimals it writes: 0 for VND and KHR. */
  readonly decimals: number
  /** A whole amount is written without decimals, `100`, others with all of them, `100.50`. */
  readonly isShortWhenWhole?: true
}

/**
 * An amount in a scheme's form, in major units: `10050n` at exponent 2 is `100.50`.
 * @param minor an integer above zero, in the platform's minor units of the currency
 * @param exponent the platform's decimals of the currency; the scheme may write fewer or more
 * @throws CodeError AMOUNT where it is not above zero, or has parts of a unit that the scheme cannot write
 */
export function writeAmount(minor: bigint, exponent: number, currency: WireCurrency, path = '54'): string {
  const { decimals, isShortWhenWhole } = currency
  if (minor <= 0n) throw new CodeError('AMOUNT', path, { found: fromMinor(minor, exponent) })
  const text = fromMinor(rescaled(minor, exponent, decimals, path), decimals)
  return isShortWhenWhole ? text.replace(/\.0+$/, '') : text
}

/**
 * The minor units of an amount in a code. Zeros beyond the exponent change nothing.
 *
 * @throws CodeError AMOUNT where it is no decimal number, is zero, or has more decimals than the exponent
 */
export function readAmount(text: string, exponent: number, path = '54'): bigint {
  try {
    const minor = toMinor(text, exponent)
    if (minor > 0n) return minor
  } catch (error) {
    if (!(error instanceof AmountError)) throw error
  }
  throw new CodeError('AMOUNT', path, { found: text })
}

/**
 * The same amount in units of another exponent: `150n` from 2 to 6 is `1500000n`. Exact, or an error.
 * @throws CodeError AMOUNT where digits would be lost
 */
export function rescaled(minor: bigint, from: number, to: number, path: string): bigint {
  if (to >= from) return minor * 10n ** BigInt(to - from)
  const divisor = 10n ** BigInt(from - to)
  if (minor % divisor !== 0n) throw new CodeError('AMOUNT', path, { found: fromMinor(minor, from), decimals: to })
  return minor / divisor
}
