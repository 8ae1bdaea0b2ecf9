import type { FormatLocale } from './locale-row.ts'
import { grouped, numberLayout } from './number-layout.ts'

/** A whole number with the language's grouping and Latin figures: `12,345`. */
export function count(value: number | bigint, locale: FormatLocale): string {
  const figures = grouped(String(value < 0 ? -value : value), numberLayout(locale)).join('')
  return value < 0 ? `-${figures}` : figures
}
