import type { NumberLayout } from '@livery/locale/locale-row'
import { grouped } from '@livery/locale/number-layout'

/** A decimal text such as `-1234.50` in a language's layout, with all its digits. */
export function decimal(value: string, layout: NumberLayout): string {
  const [whole = '', fraction] = value.replace('-', '').split('.')
  const figures = grouped(whole, layout).join('')
  return `${value.startsWith('-') ? '-' : ''}${figures}${fraction === undefined ? '' : layout.decimal + fraction}`
}

/** A number with at most two decimals in a language's layout, such as the odds `0.95`. */
export function rounded(value: number, layout: NumberLayout): string {
  return decimal(String(Math.round(value * 100) / 100), layout)
}
