import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Puzzle {
  readonly salt: string
  /** SHA-256 of salt and number, hexadecimal. */
  readonly challenge: string
  readonly maxnumber: number
}

/**
 * The number that makes the salt hash to the challenge, among those from `start` up to and without `end`; null where it
 * is not there. Synchronous: the browser's own hash function answers by promise, which takes ten times as long as it
 * works.
 */
export function findNumber({ salt, challenge }: Puzzle, start: number, end: number): number | null {
  const wanted = hexToBytes(challenge)
  const begun = sha256.create().update(utf8ToBytes(salt))
  const work = sha256.create()
  for (let number = start; number < end; number += 1) {
    const hash = begun
      ._cloneInto(work)
      .update(utf8ToBytes(String(number)))
      .digest()
    if (hash.every((byte, index) => byte === wanted[index])) return number
  }
  return null
}
