/** Digits of the integer part that are accepted; the ledger's numeric columns hold no more. */
const INTEGER_DIGITS_MAX = 30
const EXPONENT_MAX = 8

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** Why an amount was refused: no decimal string, more decimals than its currency has, or an invalid exponent. */
export type AmountErrorCode = 'AMOUNT_FORMAT' | 'AMOUNT_PRECISION' | 'AMOUNT_EXPONENT'

export class AmountError extends Error {
  readonly code: AmountErrorCode
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: AmountErrorCode, params: Readonly<Record<string, string | number>>) {
    super(code)
    this.name = 'AmountError'
    this.code = code
    this.params = params
  }
}

/**
 * Minor units of a decimal string in major units: `toMinor('1250.5', 2)` is `125050n`. Exact at any size; no float.
 * Zeros beyond the exponent are accepted (`'1.500'` at 2), other digits are not.
 * Throws AmountError: AMOUNT_FORMAT (no plain decimal string: sign `-`, digits, one point), AMOUNT_PRECISION (more
 * decimals than `exponent`), AMOUNT_EXPONENT (not an integer of 0–8).
 */
export function toMinor(decimal: string, exponent: number): bigint {
  checkExponent(exponent)
  const match = DECIMAL.exec(decimal)
  const [, sign = '', integer = '', fraction = ''] = match ?? []
  if (!match || integer.length > INTEGER_DIGITS_MAX) throw new AmountError('AMOUNT_FORMAT', {})
  if (/[1-9]/.test(fraction.slice(exponent))) throw new AmountError('AMOUNT_PRECISION', { exponent })
  const minor = BigInt(integer + fraction.slice(0, exponent).padEnd(exponent, '0'))
  return sign ? -minor : minor
}

/**
 * The decimal string of minor units, always with `exponent` decimals: `fromMinor(-5n, 2)` is `'-0.05'`.
 * Throws AmountError AMOUNT_EXPONENT when the exponent is not an integer of 0–8.
 */
export function fromMinor(minor: bigint, exponent: number): string {
  checkExponent(exponent)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0')
  const sign = minor < 0n ? '-' : ''
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** The shortest decimal string of minor units: `shortestFromMinor(150n, 2)` is `'1.5'`, of 100 it is `'1'`. */
export function shortestFromMinor(minor: bigint, exponent: number): string {
  return exponent === 0 ? fromMinor(minor, exponent) : fromMinor(minor, exponent).replace(/\.?0+$/, '')
}

function checkExponent(exponent: number): void {
  if (!Number.isInteger(exponent) || exponent < 0 || exponent > EXPONENT_MAX) {
    throw new AmountError('AMOUNT_EXPONENT', { exponent: String(exponent) })
  }
}
