import type { FormatLocale } from './locale-row.ts'
import { numberLayout } from './number-layout.ts'

/** Languages that write the sign before the figures. */
const SIGN_FIRST = /^tr\b/

/** A percentage with Latin figures, 8 is eight percent: `8%`, `0,8%`, in Turkish `%8`. */
export function percent(value: number, locale: FormatLocale): string {
  const figures = String(value).replace('.', numberLayout(locale).decimal)
  return SIGN_FIRST.test(locale.formatTag) ? `%${figures}` : `${figures}%`
}
