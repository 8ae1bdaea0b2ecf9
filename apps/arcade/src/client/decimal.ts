import type { NumberLayout } from '@livery/locale/locale-row'
import { grouped } from '@livery/locale/number-layout'

/** A decimal text such as `-1234.50` in a language's layout, every digit as it is. */
export function decimal(value: string, layout: NumberLayout): string {
  const [whole = '', fraction] = value.replace('-', '').split('.')
  const figures = grouped(whole, layout).join('')
  return `${value.startsWith('-') ? '-' : ''}${figures}${fraction === undefined ? '' : layout.decimal + fraction}`
}
