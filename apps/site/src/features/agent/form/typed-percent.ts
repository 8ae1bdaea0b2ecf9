import { foldDigits } from '@livery/rules/fold-digits'

const PERCENT = /^\d{1,3}(?:\.\d{1,2})?$/

/** A percentage as people type it, in digits of any script and with either decimal sign; null for what is none. */
export function typedPercent(typed: string): string | null {
  const text = foldDigits(typed)
    .replace(/[\s\p{Cf}%٪]/gu, '')
    .replace(/[,٫]/, '.')
    .replace(/^\./, '0.')
    .replace(/\.$/, '')
  return PERCENT.test(text) ? text : null
}
