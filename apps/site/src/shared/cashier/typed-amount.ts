import { fromMinor } from '@livery/locale/amount'
import type { NumberLayout } from '@livery/locale/locale-row'
import { type Currency, writtenDecimals } from '@livery/locale/money'
import { foldDigits } from '@livery/rules/fold-digits'

export type TypedAmount =
  | { readonly minor: bigint; readonly amount: string }
  | { readonly fault: 'missing' | 'form' | 'precision' }

/**
 * An amount as people type it, in digits of any script, with or without separators. A separator with other than three
 * digits behind it is the decimal one, whichever the language has: phones offer only one of the two. What could be read
 * in two ways is read as the language writes it, and refused where its currency shows no such amounts.
 */
export function typedAmount(
  typed: string,
  currency: Pick<Currency, 'code' | 'exponent'>,
  { decimal }: NumberLayout,
): TypedAmount {
  const { exponent } = currency
  const text = foldDigits(typed)
    .replace(/[\s\p{Cf}'’٬]/gu, '')
    .replace(/٫/g, '.')
  if (text === '') return { fault: 'missing' }
  const parts = /^(?<whole>\d[\d.,]*?)(?:(?<mark>[.,])(?<last>\d*))?$/.exec(text)?.groups
  if (!parts) return { fault: 'form' }
  const { whole = '', mark, last = '' } = parts
  const other = /[.,]/.exec(whole)?.[0]
  const isGroup =
    last.length === 3 && (other === undefined ? mark !== decimal && !whole.startsWith('0') : other === mark)
  const fraction = isGroup ? '' : last
  const integer = (isGroup ? whole + last : whole).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  if (other !== undefined && !/^\d{1,3}(?:[.,]\d{2,3})*$/.test(whole)) return { fault: 'form' }
  if (integer.length > 14) return { fault: 'form' }
  if (/[1-9]/.test(fraction.slice(writtenDecimals(currency)))) return { fault: 'precision' }
  const minor = BigInt(integer + fraction.slice(0, exponent).padEnd(exponent, '0'))
  return { minor, amount: fromMinor(minor, exponent) }
}
