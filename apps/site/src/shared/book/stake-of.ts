import { AMOUNT_PATTERN } from '@livery/contract/wire-format'

const AMOUNT = new RegExp(AMOUNT_PATTERN)

/** A typed stake as an amount of the wire, whatever decimal sign the language has; null for what is none. */
export function stakeOf(typed: string): string | null {
  const text = typed
    .trim()
    .replace(/[,٫]/, '.')
    .replace(/^0+(?=\d)/, '')
  return AMOUNT.test(text) && Number(text) > 0 ? text : null
}
