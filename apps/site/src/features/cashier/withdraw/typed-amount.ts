import { foldDigits } from '@livery/rules/fold-digits'

/**
 * A typed amount as the decimal string of the wire, in digits of any script, with a comma or a point before the
 * decimals and spaces between groups; null for what is no amount above zero.
 */
export function typedAmount(typed: string): string | null {
  const plain = foldDigits(typed)
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[,٫]/g, '.')
  const match = /^(\d{1,14})(?:\.(\d{0,4}))?$/.exec(plain)
  if (!match || !/[1-9]/.test(plain)) return null
  const [, whole = '', decimals = ''] = match
  const amount = whole.replace(/^0+(?=\d)/, '')
  return decimals === '' ? amount : `${amount}.${decimals}`
}
