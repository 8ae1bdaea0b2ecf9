import type { FormatLocale } from '@livery/locale/locale-row'
import { money } from '@livery/locale/money'
import { toDecimal } from '../money.ts'

/** An amount with its symbol as the site writes it, isolated from the direction of the surrounding text. */
export function amountText(
  minor: bigint,
  currency: { readonly code: string; readonly symbol: string; readonly exponent: number },
  locale: FormatLocale,
): string {
  const amount = toDecimal(minor, currency.exponent)
  return `\u2066${money({ amount, currency, locale }).text}\u2069`
}
