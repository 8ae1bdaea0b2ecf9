import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { accept, isOneCharacter, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { networkOf } from './network-of.ts'
import { trimmed } from './typed.ts'

/**
 * An address of Ethereum and the chains of its kind (ERC-20, BEP-20): `0x` and 40 hexadecimal digits. The payee is
 * written with the capitals of EIP-55, which are its checksum. An address in one case only has no checksum and is
 * accepted.
 */
export function evmAddress(typed: string): PayeeCheck {
  const address = trimmed(typed)
  const network = networkOf(address)
  if (network && network !== 'ethereum') return refuse('network', { network })
  if (!/^0x/i.test(address)) return refuse('form')
  const digits = address.slice(2)
  const wrong = wrongCharacter(digits, /[0-9a-f]/i) ?? wrongLength(digits, 40)
  if (wrong) return wrong
  if (isOneCharacter(digits)) return refuse('repeated')
  const written = withChecksum(digits.toLowerCase())
  const isOfOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOfOneCase || digits === written ? accept(`0x${written}`) : refuse('checksum')
}

/** A letter is a capital where the digit of the hash at its index is 8 or more. Source: EIP-55. */
function withChecksum(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return [...digits]
    .map((digit, at) => (Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit))
    .join('')
}
