import { BASE58, base58Bytes } from './base58-address.ts'
import { accept, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { networkOf } from './network-of.ts'
import { trimmed } from './typed.ts'

const VERSION = 0x41

/** An address of TRON, such as for USDT (TRC-20): `T` and 33 characters of base 58, with a checksum. */
export function tronAddress(typed: string): PayeeCheck {
  const address = trimmed(typed)
  const network = networkOf(address)
  if (network && network !== 'tron') return refuse('network', { network })
  const wrong = wrongCharacter(address, BASE58) ?? wrongLength(address, 34)
  if (wrong) return wrong
  if (!address.startsWith('T')) return refuse('form')
  const bytes = base58Bytes(address)
  return bytes?.length === 21 && bytes[0] === VERSION ? accept(address) : refuse('checksum')
}
