/**
 * Amounts: decimal strings on the wire, whole minor units (bigint) inside; never floating point.
 * The exponent is the currency's number of decimals.
 */

/** Reads a decimal string such as "12.5" into minor units. Throws RangeError on anything else, or on finer fractions. */
export function toMinor(amount: string, exponent: number): bigint {
  const found = /^(-?)(\d{1,24})(?:\.(\d+))?$/.exec(amount)
  const fraction = found?.[3] ?? ''
  if (!found || /[^0]/.test(fraction.slice(exponent))) throw new RangeError(`Not an amount with ${exponent} decimals`)
  const minor = BigInt((found[2] as string) + fraction.slice(0, exponent).padEnd(exponent, '0'))
  return found[1] ? -minor : minor
}

/** Writes minor units with exactly the currency's decimals, e.g. 1250n at 2 is "12.50". */
export function toDecimal(minor: bigint, exponent: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const sign = minor < 0n ? '-' : ''
  return exponent === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-exponent)}`
}
