import { bech32, bech32m } from '@scure/base'
import { BASE58, base58Bytes } from './base58-address.ts'
import { accept, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { networkOf } from './network-of.ts'
import { trimmed } from './typed.ts'

/** Pay to the hash of a public key (`1…`), and of a script (`3…`). */
const BASE58_VERSIONS: readonly number[] = [0x00, 0x05]
const PREFIX = 'bc'
const SEGWIT_MAX = 90
/** Bytes of the two programs of version 0: the hash of a key, and of a script. */
const SEGWIT_LENGTHS: readonly number[] = [20, 32]
const TAPROOT_LENGTH = 32
const VERSION_MAX = 16
const PROGRAM_MIN = 2
const PROGRAM_MAX = 40

/**
 * An address of Bitcoin: base 58 (`1…`, `3…`), SegWit in Bech32 (`bc1q…`) or Taproot in Bech32m (`bc1p…`). SegWit and
 * Taproot are stored in small letters. Higher witness versions are well formed and refused: they have no meaning yet,
 * and anybody may take what is paid to them. Sources: BIP-13, BIP-173, BIP-350, BIP-341.
 */
export function bitcoinAddress(typed: string): PayeeCheck {
  const address = trimmed(typed)
  const network = networkOf(address)
  if (network && network !== 'bitcoin') return refuse('network', { network })
  return /^bc1/i.test(address) ? witnessAddress(address) : base58Address(address)
}

function base58Address(address: string): PayeeCheck {
  const wrong = wrongCharacter(address, BASE58) ?? wrongLength(address, 26, 35)
  if (wrong) return wrong
  if (!/^[13]/.test(address)) return refuse('form')
  const bytes = base58Bytes(address)
  const isRight = bytes?.length === 21 && BASE58_VERSIONS.includes(bytes[0] ?? -1)
  return isRight ? accept(address) : refuse('checksum')
}

function witnessAddress(typed: string): PayeeCheck {
  const address = typed.toLowerCase()
  // Payment codes may contain it in capitals, but mixed case is an error.
  if (typed !== address && typed !== typed.toUpperCase()) return refuse('form')
  const wrong = wrongCharacter(address.slice(3), /[02-9ac-hj-np-z]/) ?? wrongLength(address, 14, SEGWIT_MAX)
  if (wrong) return wrong
  const program = readProgram(address, bech32) ?? readProgram(address, bech32m)
  if (!program) return refuse('checksum')
  const { version, length, coder } = program
  // Version 0 has the older checksum, all others the newer one.
  if ((version === 0) !== (coder === bech32)) return refuse('checksum')
  if (version > VERSION_MAX || length < PROGRAM_MIN || length > PROGRAM_MAX) return refuse('form')
  if (version > 1 || (version === 1 && length !== TAPROOT_LENGTH)) return refuse('version')
  return version === 0 && !SEGWIT_LENGTHS.includes(length) ? refuse('form') : accept(address)
}

interface Program {
  readonly version: number
  /** Bytes after the version. */
  readonly length: number
  readonly coder: typeof bech32
}

/** Undefined where the checksum does not match, or the bits are no whole number of bytes. */
function readProgram(address: string, coder: typeof bech32): Program | undefined {
  const decoded = coder.decodeUnsafe(address, SEGWIT_MAX)
  if (decoded?.prefix !== PREFIX) return undefined
  const [version = VERSION_MAX + 1, ...rest] = decoded.words
  const bytes = coder.fromWordsUnsafe(rest)
  return bytes ? { version, length: bytes.length, coder } : undefined
}
