import { type Currency, writtenDecimals } from '@livery/locale/money'
import type { i18n } from 'i18next'
import type { TypedAmount } from './typed-amount.ts'

/** Why an amount that was typed is finer than its currency shows; undefined where it is not. */
export function amountText(
  formatting: { readonly i18n: i18n },
  typed: TypedAmount,
  currency: Pick<Currency, 'code' | 'exponent'>,
): string | undefined {
  if (!('fault' in typed) || typed.fault !== 'precision') return undefined
  return decimalsText(formatting, writtenDecimals(currency))
}

/** How fine an amount may be. */
export function decimalsText({ i18n }: { readonly i18n: i18n }, decimals: number): string {
  return decimals === 0 ? i18n.t('withdraw:amountWhole') : i18n.t('withdraw:amountDecimals', { decimals })
}
