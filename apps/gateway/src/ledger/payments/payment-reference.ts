import { randomBytes } from 'node:crypto'

/** Without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** A reference of a deposit (`D`), a withdrawal (`W`) or a transfer between members (`M`) that nobody can guess: 60 random bits. */
export function newReference(letter: 'D' | 'W' | 'M'): string {
  return letter + [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
