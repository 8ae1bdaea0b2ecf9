import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultOf } from '../testing/fault-of.ts'
import { readBip21, writeBip21 } from './bip21.ts'
import { readEip681, writeEip681 } from './eip681.ts'
import { readUpi, writeUpi } from './upi.ts'

const words = fc.string({ unit: fc.constantFrom(...'aZ0 +&=?#%/é₹क'), minLength: 1, maxLength: 30 })
const amounts = fc.option(fc.bigInt({ min: 1n, max: 21n * 10n ** 14n }), { nil: null })

describe('UPI', () => {
  const payment = { address: 'asha.rao@okhdfcbank', name: 'Asha Rao', amountMinor: 10050n } as const

  test('has the address, the name and the amount in rupees', () => {
    expect(writeUpi(payment)).toBe('upi://pay?pa=asha.rao@okhdfcbank&pn=Asha%20Rao&am=100.50&cu=INR')
    expect(writeUpi({ ...payment, amountMinor: null, reference: 'DEP1', note: 'a+b', category: '7995' })).toBe(
      'upi://pay?pa=asha.rao@okhdfcbank&pn=Asha%20Rao&mc=7995&tr=DEP1&tn=a%2Bb&cu=INR',
    )
  })

  test('is read as what was written', () => {
    fc.assert(
      fc.property(words, words, amounts, (name, note, amountMinor) => {
        fc.pre(name.trim() !== '')
        const written = { ...payment, name, note, amountMinor, reference: 'DEP0001', category: undefined }
        expect(readUpi(writeUpi(written))).toEqual(written)
      }),
    )
  })

  test.each([
    [{ address: 'asha@gmail.com' }, 'PAYEE pa'],
    [{ reference: 'DEP-1' }, 'VALUE tr'],
    [{ category: '79' }, 'VALUE mc'],
    [{ note: 'x'.repeat(51) }, 'TOO_LONG tn'],
    [{ name: ' ' }, 'MISSING pn'],
    [{ amountMinor: 0n }, 'AMOUNT am'],
  ])('%o is refused', (wrong, fault) => {
    expect(faultOf(() => writeUpi({ ...payment, ...wrong }))).toBe(fault)
  })

  test.each([
    ['upi://collect?pa=asha@ybl&pn=A', 'URI'],
    ['upi://pay?pa=asha@ybl&pn=A&cu=USD', 'CURRENCY cu'],
    ['upi://pay?pa=asha@ybl&pa=other@ybl&pn=A', 'DUPLICATE pa'],
    ['upi://pay?pa=asha@ybl&pn=%E0%A4', 'URI pn'],
    ['upi://pay?pa=asha@ybl', 'MISSING pn'],
    ['upi://pay?pn=A', 'PAYEE pa'],
    ['upi://pay?pa=asha@ybl&pn=A&am=1.005', 'AMOUNT am'],
  ])('%s is not read', (uri, fault) => {
    expect(faultOf(() => readUpi(uri))).toBe(fault)
  })
})

describe('BIP-21', () => {
  /** Replaces the document's own address, whose checksum is wrong. */
  const ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'

  test('its own examples', () => {
    const start = `bitcoin:${ADDRESS}`
    expect(readBip21(start)).toEqual({ address: ADDRESS, amountMinor: null, label: undefined, message: undefined })
    expect(readBip21(`${start}?label=Luke-Jr`).label).toBe('Luke-Jr')
    expect(writeBip21({ address: ADDRESS, amountMinor: 2030000000n, label: 'Luke-Jr' })).toBe(
      `${start}?amount=20.3&label=Luke-Jr`,
    )
    expect(readBip21(`${start}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`)).toEqual({
      address: ADDRESS,
      amountMinor: 5000000000n,
      label: 'Luke-Jr',
      message: 'Donation for project xyz',
    })
    expect(faultOf(() => readBip21(`${start}?req-somethingyoudontunderstand=50`))).toBe(
      'URI req-somethingyoudontunderstand',
    )
    expect(readBip21(`${start}?somethingyoudontunderstand=50`).amountMinor).toBeNull()
  })

  test('is read as what was written, to the satoshi', () => {
    fc.assert(
      fc.property(words, words, amounts, (label, message, amountMinor) => {
        const written = { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', label, message, amountMinor }
        expect(readBip21(writeBip21(written))).toEqual(written)
      }),
    )
  })

  test.each([
    ['litecoin:x', 'URI'],
    ['bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3', 'PAYEE address'],
    [`bitcoin:${ADDRESS}?amount=1,5`, 'AMOUNT amount'],
    [`bitcoin:${ADDRESS}?amount=0.000000001`, 'AMOUNT amount'],
    [`bitcoin:${ADDRESS}?amount=1&amount=2`, 'DUPLICATE amount'],
  ])('%s is not read', (uri, fault) => {
    expect(faultOf(() => readBip21(uri))).toBe(fault)
  })

  test('nothing is not an amount', () => {
    expect(faultOf(() => writeBip21({ address: ADDRESS, amountMinor: 0n }))).toBe('AMOUNT amount')
  })
})

describe('EIP-681', () => {
  const TOKEN = '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7'
  const TO = '0x8e23Ee67d1332aD560396262C48ffbB01F93D052'

  test('its own example of a token', () => {
    const uri = `ethereum:${TOKEN.toLowerCase()}/transfer?address=${TO.toLowerCase()}&uint256=1`
    expect(readEip681(uri)).toEqual({ to: TO, token: TOKEN, chain: null, units: 1n })
    expect(writeEip681({ to: TO, token: TOKEN, chain: null, units: 1n })).toBe(
      `ethereum:${TOKEN}/transfer?address=${TO}&uint256=1`,
    )
  })

  test('its own example of the coin, with a power of ten', () => {
    const uri = 'ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18'.toLowerCase()
    expect(readEip681(uri)).toMatchObject({ token: null, units: 2014000000000000000n })
  })

  test('is read as what was written, to the smallest unit', () => {
    const units = fc.option(fc.bigInt({ min: 1n, max: 2n ** 200n }), { nil: null })
    const chains = fc.option(fc.integer({ min: 1, max: 2 ** 31 }), { nil: null })
    fc.assert(
      fc.property(units, chains, fc.constantFrom(TOKEN, null), (amount, chain, token) => {
        const written = { to: TO, token, chain, units: amount }
        expect(readEip681(writeEip681(written))).toEqual(written)
      }),
    )
  })

  test.each([
    [`ethereum:${TOKEN}/approve?address=${TO}&uint256=1`, 'URI'],
    ['ethereum:vitalik.eth?value=1', 'URI'],
    [`ethereum:${TOKEN}/transfer?uint256=1`, 'PAYEE address'],
    [`ethereum:${TOKEN}/transfer?address=${TO}&uint256=1.5`, 'AMOUNT uint256'],
    [`ethereum:${TO}?value=0`, 'AMOUNT value'],
    [`ethereum:${TO.replace('e', 'E')}?value=1`, 'PAYEE address'],
  ])('%s is not read', (uri, fault) => {
    expect(faultOf(() => readEip681(uri))).toBe(fault)
  })

  test('a chain is a whole number, and nothing is no amount', () => {
    expect(faultOf(() => writeEip681({ to: TO, token: null, chain: 0.5, units: 1n }))).toBe('VALUE chain')
    expect(faultOf(() => writeEip681({ to: TO, token: null, chain: 1, units: 0n }))).toBe('AMOUNT value')
  })
})
