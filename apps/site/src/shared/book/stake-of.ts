import { AMOUNT_PATTERN } from '@livery/contract/wire-format'
import { foldDigits } from '@livery/rules/fold-digits'

const AMOUNT = new RegExp(AMOUNT_PATTERN)

/**
 * A typed stake as an amount of the wire, whatever figures and decimal sign the language has; null for what is none.
 */
export function stakeOf(typed: string): string | null {
  const text = foldDigits(typed)
    .trim()
    .replace(/[,٫]/, '.')
    .replace(/^0+(?=\d)/, '')
  return AMOUNT.test(text) && Number(text) > 0 ? text : null
}
