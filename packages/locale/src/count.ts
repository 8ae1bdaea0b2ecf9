import type { FormatLocale } from './locale-row.ts'
import { numberLayout } from './number-layout.ts'

/** A whole number with the language's grouping and Latin figures: `12,345`. */
export function count(value: number | bigint, locale: FormatLocale): string {
  return numberLayout(locale).integer.format(value)
}
