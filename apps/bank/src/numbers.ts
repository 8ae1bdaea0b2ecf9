import { randomBytes } from 'node:crypto'

/** A number of the bank's own: what it is of, and twelve hexadecimal figures. */
export function newNumber(of: 'o' | 'w' | 'p' | 'e' | 'c' | 'x'): string {
  return `${of}-${randomBytes(8).toString('hex')}`
}
