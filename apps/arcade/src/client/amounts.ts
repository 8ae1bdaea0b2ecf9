import { count } from '@livery/locale/count'
import type { FormatLocale } from '@livery/locale/locale-row'
import type { Currency } from '@livery/locale/money'
import { toDecimal } from '../money.ts'
import { amountText } from './amount-text.ts'
import { boot } from './boot.ts'
import { decimal, rounded } from './decimal.ts'

/**
 * Numbers in the layout of the player's language, which the server sends, since not every engine has every language.
 */
const { formatTag, numbers } = boot.language
const locale: FormatLocale = { formatTag, formatFallback: null, numbers }

/** Formats amounts of the session's currency as the site does. Minor units in; never a float. */
export class Amounts {
  readonly exponent: number
  readonly #currency: Currency

  constructor(currency: Currency) {
    this.exponent = currency.exponent
    this.#currency = currency
  }

  /** With the symbol where the language puts it, isolated from the direction of the surrounding text. */
  full(minor: bigint): string {
    return amountText(minor, this.#currency, locale)
  }

  plain(minor: bigint): string {
    return shown(toDecimal(minor, this.exponent))
  }
}

/** A whole number in the player's language. */
export function counted(value: number): string {
  return count(value, locale)
}

/** A decimal text such as `96.5` in the player's language. */
export function shown(value: string): string {
  return decimal(value, numbers)
}

/** The payout for one staked, such as `0.95` or `35`, in the player's language. */
export function timesOne(value: number): string {
  return rounded(value, numbers)
}
