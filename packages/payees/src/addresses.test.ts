import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { expect, test } from 'vitest'
import { bitcoinAddress } from './bitcoin.ts'
import { evmAddress } from './evm.ts'
import { expectChecks, faultOf } from './testing.ts'
import { tronAddress } from './tron.ts'

/** Examples from EIP-55. */
const EVM = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

test('EVM: the capitals of EIP-55 are a checksum', () => {
  expectChecks(
    evmAddress,
    [
      ...EVM.map((address) => [address, address] as const),
      ...EVM.map((address) => [address.toLowerCase(), address] as const),
    ],
    [
      ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'checksum'],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'length'],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'characters'],
      ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'form'],
      ['0x0000000000000000000000000000000000000000', 'repeated'],
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'network'],
    ],
  )
})

/** An address of base 58 with a right checksum. */
const base58 = (version: number, bytes = 20) =>
  createBase58check(sha256).encode(Uint8Array.from({ length: bytes + 1 }, (_, at) => (at === 0 ? version : 0)))

test('base 58: a right checksum is not enough, the version has to be the network’s', () => {
  expect(base58(0x42)).toMatch(/^T.{33}$/)
  expect(faultOf(tronAddress(base58(0x42))).reason).toBe('checksum')
  expect(tronAddress(base58(0x41)).valid).toBe(true)
  expect(base58(0x06)).toMatch(/^3.{33}$/)
  expect(faultOf(bitcoinAddress(base58(0x06))).reason).toBe('checksum')
  expect(bitcoinAddress(base58(0x05)).valid).toBe(true)
})

test('TRON: base 58 with a checksum, version 0x41', () => {
  expectChecks(
    tronAddress,
    // The contracts of USDT and USDD.
    [
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
      [' TPYmHEhy5n8TCEfYGqW2rPxsghSfzghPDn ', 'TPYmHEhy5n8TCEfYGqW2rPxsghSfzghPDn'],
    ],
    [
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', 'checksum'],
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', 'length'],
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', 'characters'],
      [EVM[0] ?? '', 'network'],
      ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'network'],
    ],
  )
  expect(faultOf(tronAddress(EVM[0] ?? ''))).toEqual({ reason: 'network', params: { network: 'ethereum' } })
})

test('Bitcoin: base 58', () => {
  expectChecks(
    bitcoinAddress,
    [
      ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
      ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
      ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ],
    [
      ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'checksum'],
      ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNV0', 'characters'],
      ['1BvBMSEYstWe', 'length'],
      ['4BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'form'],
      ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'network'],
    ],
  )
})

test('Bitcoin: Bech32 for version 0, Bech32m for Taproot, after the vectors of BIP-173 and BIP-350', () => {
  const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
  expectChecks(
    bitcoinAddress,
    [
      ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
      [
        'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
        'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      ],
      [taproot, taproot],
    ],
    [
      // Version 1 with the checksum of version 0, and version 0 with that of version 1.
      ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum'],
      ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KEMEAWH', 'checksum'],
      ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'checksum'],
      ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4', 'form'],
      ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'characters'],
      // Version 17, a program of one byte, and version 0 with 16 bytes.
      ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'form'],
      ['bc1pw5dgrnzv', 'length'],
      ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'form'],
      // Valid in form, but without a meaning yet.
      ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'version'],
      ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'version'],
      ['BC1SW50QGDZ25J', 'version'],
      ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'network'],
    ],
  )
})
