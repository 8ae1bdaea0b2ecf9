import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Puzzle {
  readonly salt: string
  /** SHA-256 of salt and number, hexadecimal. */
  readonly challenge: string
  readonly maxnumber: number
}

/**
 * The number from `start` up to but not including `end` whose hash with the salt equals the challenge; null when there
 * is none. Synchronous, because the browser's own hash function returns promises, which take ten times as long as the
 * hashing.
 */
export function findNumber({ salt, challenge }: Puzzle, start: number, end: number): number | null {
  const target = hexToBytes(challenge)
  const begun = sha256.create().update(utf8ToBytes(salt))
  const work = sha256.create()
  for (let number = start; number < end; number += 1) {
    const hash = begun
      ._cloneInto(work)
      .update(utf8ToBytes(String(number)))
      .digest()
    if (hash.every((byte, index) => byte === target[index])) return number
  }
  return null
}
