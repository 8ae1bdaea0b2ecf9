import { toDecimal } from '../money.ts'
import { boot } from './boot.ts'

/** Formats amounts of the session's currency in the player's language. Minor units in; never a float. */
export class Amounts {
  readonly exponent: number
  readonly #symbol: string
  readonly #format: Intl.NumberFormat

  constructor(currency: { readonly symbol: string; readonly exponent: number }) {
    this.exponent = currency.exponent
    this.#symbol = currency.symbol
    this.#format = new Intl.NumberFormat(boot.language.formatTag, {
      minimumFractionDigits: currency.exponent,
      maximumFractionDigits: currency.exponent,
    })
  }

  /** With the symbol to the left of the number, isolated from the direction of the surrounding text. */
  full(minor: bigint): string {
    // A symbol of letters needs a space, and both parts must stay together and in this order in any direction.
    const gap = /\p{L}/u.test(this.#symbol) ? '\u00a0' : ''
    return `\u2066${this.#symbol}${gap}${this.plain(minor)}\u2069`
  }

  plain(minor: bigint): string {
    // A decimal string keeps every digit; a number would round.
    return this.#format.format(toDecimal(minor, this.exponent) as Intl.StringNumericLiteral)
  }
}

/** A whole number in the player's digits. */
export function counted(value: number): string {
  return new Intl.NumberFormat(boot.language.formatTag).format(value)
}
