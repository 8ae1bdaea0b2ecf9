import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

const coder = createBase58check(sha256)

/** A digit of base 58: without 0, O, I and l, which people confuse. */
export const BASE58 = /[1-9A-HJ-NP-Za-km-z]/

/**
 * The bytes of an address in base 58 with a checksum of four bytes (twice SHA-256): a version and 20 bytes of a hash.
 * Undefined where the checksum does not match.
 */
export function base58Bytes(address: string): Uint8Array | undefined {
  try {
    return coder.decode(address)
  } catch {
    return undefined
  }
}
