import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SCHEMES } from '../schemes/all-schemes.ts'
import { KHQR } from '../schemes/khqr.ts'
import { PIX } from '../schemes/pix.ts'
import { PROMPTPAY } from '../schemes/promptpay.ts'
import { VIETQR } from '../schemes/vietqr.ts'
import { BUILT } from '../testing/built.ts'
import { faultOf } from '../testing/fault-of.ts'
import { payloadOf } from '../testing/vectors.ts'
import { readCode, writeCode } from '../tlv/code.ts'
import { readPayment } from './read-payment.ts'
import { type NewPayment, writePayment } from './write-payment.ts'

describe('a code of our own making', () => {
  test.each(Object.entries(BUILT))('%s is the vector, byte for byte', (name, payload) => {
    expect(payload).toBe(payloadOf(name))
  })

  const baht = { currency: 'THB', exponent: 2, amountMinor: 100n, details: {} } as const
  const pix = {
    currency: 'BRL',
    exponent: 2,
    amountMinor: 1050n,
    payee: { key: 'fulano@example.com.br' },
    details: { name: 'Fulano de Tal', city: 'BRASILIA', reference: 'DEP0001' },
  } as const
  const khqr = {
    currency: 'KHR',
    exponent: 0,
    amountMinor: 40000n,
    payee: { id: 'livery@devb' },
    details: { category: '7995', name: 'Livery', city: 'Phnom Penh' },
  } as const

  test('says who is to be paid in each of the scheme’s ways', () => {
    const nationalId = writePayment(PROMPTPAY, 'nationalId', { ...baht, payee: { nationalId: '1-1017-00230-70-8' } })
    expect(readPayment(nationalId)).toMatchObject({ kind: 'nationalId', payee: { nationalId: '1101700230708' } })
    const wallet = writePayment(PROMPTPAY, 'wallet', { ...baht, payee: { wallet: '004999000288505' } })
    expect(readPayment(wallet)).toMatchObject({ kind: 'wallet', payee: { wallet: '004999000288505' } })
    const dong = { currency: 'VND', exponent: 0, amountMinor: 50000n, details: {} } as const
    const card = writePayment(VIETQR, 'card', { ...dong, payee: { bank: '970403', card: '9704031101234567' } })
    expect(readPayment(card)).toMatchObject({ kind: 'card', payee: { bank: '970403', card: '9704031101234567' } })
  })

  test('with an amount is paid once, without one again and again, unless it is said otherwise', () => {
    const payee = { phone: '+66812345678' }
    const useOf = (payment: Partial<NewPayment<typeof PROMPTPAY, 'phone'>>) =>
      readPayment(writePayment(PROMPTPAY, 'phone', { ...baht, payee, ...payment })).use
    expect(useOf({})).toBe('once')
    expect(useOf({ amountMinor: null })).toBe('again')
    expect(useOf({ use: 'again' })).toBe('again')
    expect(readPayment(writePayment(PIX, 'key', pix)).use).toBeNull()
  })

  test('has riel without decimals, and needs the time until when it may be paid', () => {
    expect(faultOf(() => writePayment(KHQR, 'individual', khqr))).toBe('MISSING 99.00')
    const details = { ...khqr.details, createdMs: '1726821915797', expiresMs: '1726822035797' }
    expect(readPayment(writePayment(KHQR, 'individual', { ...khqr, details })).amount).toBe('40000')
    const withCents = { ...khqr, details, exponent: 2, amountMinor: 4000050n }
    expect(faultOf(() => writePayment(KHQR, 'individual', withCents))).toBe('AMOUNT 54')
  })

  test.each([
    ['a name of 26 characters', { name: 'x'.repeat(26) }, 'TOO_LONG 59'],
    ['a city of 16 characters', { city: 'x'.repeat(16) }, 'TOO_LONG 60'],
    ['a reference of 26 characters', { reference: 'x'.repeat(26) }, 'TOO_LONG 62.05'],
    ['a reference with a hyphen', { reference: 'DEP-1' }, 'VALUE 62.05'],
    ['a name of two lines', { name: 'Fulano\nde Tal' }, 'VALUE 59'],
    ['no name', { name: undefined as never }, 'MISSING 59'],
    ['a detail that it has no field for', { postcode: '70000' } as object, 'UNKNOWN'],
  ])('is refused with %s', (_, details, fault) => {
    expect(faultOf(() => writePayment(PIX, 'key', { ...pix, details: { ...pix.details, ...details } }))).toBe(fault)
  })

  test('is refused where the payee cannot be one', () => {
    expect(faultOf(() => writePayment(PIX, 'key', { ...pix, payee: { key: '529.982.247-26' } }))).toBe('PAYEE 26.01')
    const id = { ...baht, payee: { nationalId: '1101700230709' } }
    expect(faultOf(() => writePayment(PROMPTPAY, 'nationalId', id))).toBe('PAYEE 29.02')
    const phone = { ...baht, payee: { phone: '081-234-5678' } }
    expect(faultOf(() => writePayment(PROMPTPAY, 'phone', phone))).toBe('VALUE 29.01')
    const note = { ...pix, payee: { key: `${'a'.repeat(40)}@example.com.br`, note: 'x'.repeat(40) } }
    expect(faultOf(() => writePayment(PIX, 'key', note))).toBe('TOO_LONG 26')
  })

  test('has an amount of at most 13 characters', () => {
    const payee = { phone: '+66812345678' }
    const most = writePayment(PROMPTPAY, 'phone', { ...baht, amountMinor: 999999999999n, payee })
    expect(readPayment(most).amount).toBe('9999999999.99')
    const more = { ...baht, amountMinor: 1000000000000n, payee }
    expect(faultOf(() => writePayment(PROMPTPAY, 'phone', more))).toBe('TOO_LONG 54')
  })

  test('is refused in a currency that the scheme does not take', () => {
    const dollars = { ...baht, currency: 'USD' as never, payee: { phone: '+66812345678' } }
    expect(faultOf(() => writePayment(PROMPTPAY, 'phone', dollars))).toBe('CURRENCY 53')
  })

  test('is read as what was written, whatever the name, the reference and the amount', () => {
    const letters = fc.array(fc.constantFrom(...'aZ09 កាខ္မာလໍé&'), { minLength: 1, maxLength: 15 })
    const words = letters.map((all) => all.join(''))
    const minor = fc.bigInt({ min: 1n, max: 10n ** 10n })
    fc.assert(
      fc.property(words, words, minor, (name, bill, amountMinor) => {
        const details = { ...khqr.details, name, bill, createdMs: '1726821915797', expiresMs: '1726822035797' }
        const payload = writePayment(KHQR, 'individual', { ...khqr, details, amountMinor })
        expect(readPayment(payload)).toEqual({
          scheme: 'khqr',
          kind: 'individual',
          payee: khqr.payee,
          details,
          currency: 'KHR',
          amount: String(amountMinor),
          use: 'once',
          tip: null,
        })
      }),
    )
  })
})

describe('a code of somebody else', () => {
  test.each([
    ['qrph_starpay', 'qrph merchant', '100.00 PHP', { bank: 'SRCPPHM2XXX', merchant: 'MRCHNT-4H3TZ' }],
    ['qrph_p2micro', 'qrph microMerchant', '1.00 PHP', { bank: 'RUGUPHM1XXX', merchant: '0017311040000000000000001' }],
    [
      'qris_telkom',
      'qris merchant',
      'any IDR',
      { acquirer: 'ID.CO.TELKOM.WWW', account: '936008980266352075', nmid: 'ID1021125405972' },
    ],
    [
      'qris_dynamic',
      'qris merchant',
      '100003.00 IDR',
      { acquirer: 'ID.CO.SHOPEE.WWW', account: '936009180021600523', nmid: 'ID1024322842930' },
    ],
    ['vnpay_qr', 'vnpay merchant', '21090000 VND', { merchant: '0105313144' }],
    ['lao_qr', 'lao-qr receiver', 'any LAK', { bank: '00000418', service: '001', receiver: 'I90BYP17BC295VZ' }],
    ['lao_qr_2', 'lao-qr receiver', 'any LAK', { bank: '37160418', service: '001', receiver: '001000036201000018' }],
    ['fonepay_1', 'fonepay merchant', 'any NPR', { merchant: '2222030016446549' }],
    [
      'pix_dynamic',
      'pix-dynamic charge',
      'any BRL',
      { url: 'brcode-h.sandbox.starkinfra.com/v2/966a26531a794c54908278cfc63aefcd' },
    ],
    ['duitnow_paynet', 'duitnow merchant', 'any MYR', { acquirer: '111555', merchant: '0123456789' }],
    ['duitnow_static', 'duitnow merchant', 'any MYR', { acquirer: '603346', merchant: 'MD00129546' }],
    ['duitnow_own', 'duitnow merchant', '25.00 MYR', { acquirer: '890053', merchant: '0000000123' }],
    ['mmqr_odoo', 'mmqr merchant', '100 MMK', { merchant: '123456789012345', terminal: '000000' }],
    ['paynow_sg', 'paynow proxy', '20 SGD', { kind: '2', proxy: '201929813CSPP' }],
  ])('%s is %s, %s', (name, kind, sum, payee) => {
    const found = readPayment(payloadOf(name))
    expect(`${found.scheme} ${found.kind}`).toBe(kind)
    expect(`${found.amount ?? 'any'} ${found.currency}`).toBe(sum)
    expect(found.payee).toEqual(payee)
  })

  /** The vector with another value in one field, and with a correct checksum. */
  const changed = (name: string, id: string, value: string | null) =>
    writeCode(
      readCode(payloadOf(name)).flatMap((field) => (field.id !== id ? [field] : value === null ? [] : [{ id, value }])),
    )

  test.each([
    ['no currency', changed('qrph_starpay', '53', null), 'CURRENCY 53'],
    ['another currency than the scheme’s', changed('qrph_starpay', '53', '840'), 'CURRENCY 53'],
    ['no name', changed('qrph_starpay', '59', null), 'MISSING 59'],
    ['no Burmese name', changed('mmqr_odoo', '64', null), 'MISSING 64.00'],
    ['a use that there is not', changed('qrph_starpay', '01', '13'), 'VALUE 01'],
    ['a country that is not the scheme’s', changed('qrph_starpay', '58', 'SG'), 'SCHEME'],
    ['version 01 where it is 02', changed('duitnow_paynet', '00', '01'), 'VALUE 00'],
    ['an amount and no time', changed('khqr_merchant', '99', null), 'MISSING 99.00'],
    ['a payee of another form', changed('fonepay_1', '26', '0011fonepay.com0702AB'), 'VALUE 26.07'],
    ['no scheme that is known', payloadOf('emv_khr_generic'), 'SCHEME'],
  ])('with %s is refused', (_, payload, fault) => {
    expect(faultOf(() => readPayment(payload))).toBe(fault)
  })

  test('of two payees at once is refused', () => {
    const fields = readCode(payloadOf('khqr_merchant'))
    const individual = { id: '29', value: '0015john_smith@devb' }
    expect(faultOf(() => readPayment(writeCode([...fields, individual])))).toBe('SCHEME')
  })

  test('has the scheme’s own id in whatever letter case', () => {
    expect(readPayment(changed('pix_bcb', '26', '0014BR.GOV.BCB.PIX0114+5511943214321')).scheme).toBe('pix')
  })
})

test('no two schemes have one id, and each is named and has a currency', () => {
  expect(new Set(SCHEMES.map(({ id }) => id)).size).toBe(SCHEMES.length)
  for (const { name, currencies } of SCHEMES) {
    expect(name).not.toBe('')
    expect(Object.keys(currencies).length).toBeGreaterThan(0)
  }
})
