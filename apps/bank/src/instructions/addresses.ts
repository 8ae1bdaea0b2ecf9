import { evmAddress } from '@livery/payees/evm'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, createBase58check } from '@scure/base'

interface Chain {
  /** EIP-155, for chains like Ethereum. */
  readonly chain: number | null
  readonly asset: string
  readonly decimals: number
  /** The token's; null for the chain's own coin. */
  readonly contract: string | null
  readonly confirmations: number
  /** The value of one whole unit, in hundredths of a dollar. */
  readonly cents: bigint
  /** A separate address for each order, whose key nobody has. */
  readonly address: (seed: string) => string
}

/** The chains that the bank simulates. */
export const CHAINS: Readonly<Record<string, Chain>> = {
  tron: {
    chain: null,
    asset: 'USDT',
    decimals: 6,
    contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    confirmations: 3,
    cents: 100n,
    address: (seed) => createBase58check(sha256).encode(Uint8Array.of(0x41, ...hash160(seed))),
  },
  ethereum: {
    chain: 1,
    asset: 'USDT',
    decimals: 6,
    contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    confirmations: 6,
    cents: 100n,
    address: (seed) => checksummed(`0x${bytesToHex(hash160(seed))}`),
  },
  bitcoin: {
    chain: null,
    asset: 'BTC',
    decimals: 8,
    contract: null,
    confirmations: 2,
    cents: 9_500_000n,
    address: (seed) => bech32.encode('bc', [0, ...bech32.toWords(hash160(seed))]),
  },
}

function checksummed(address: string): string {
  const check = evmAddress(address)
  if (!check.valid) throw new Error('The bank made an address that is none')
  return check.payee
}

/** 20 bytes, the length of an address. */
function hash160(seed: string): Uint8Array {
  return sha256(utf8ToBytes(`address ${seed}`)).slice(0, 20)
}
