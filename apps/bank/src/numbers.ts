import { randomBytes } from 'node:crypto'

/** A number of the bank's own: its kind, and twelve hexadecimal digits. */
export function newNumber(of: 'o' | 'w' | 'p' | 'e' | 'c' | 'x'): string {
  return `${of}-${randomBytes(8).toString('hex')}`
}
