import { expect, test } from 'vitest'
import { payloadOf } from '../testing/vectors.ts'
import { readCode, writeCode } from '../tlv/code.ts'
import { differencesFrom, type OrderedPayment } from './differences.ts'

const ordered: OrderedPayment = {
  scheme: 'qrph',
  currency: 'PHP',
  exponent: 2,
  amountMinor: 10000n,
  payee: { bank: 'SRCPPHM2XXX', merchant: 'MRCHNT-4H3TZ' },
  details: { reference: 'OR#1Z1CSC' },
}
const code = payloadOf('qrph_starpay')

/** The code with another value in one field, or with an additional field, and with a correct checksum. */
function changed(id: string, value: string): string {
  const fields = readCode(code)
  const isThere = fields.some((field) => field.id === id)
  const others = fields.map((field) => (field.id === id ? { id, value } : field))
  return writeCode(isThere ? others : [...others, { id, value }])
}

test('a code that is what was ordered has none', () => {
  expect(differencesFrom(ordered, code)).toEqual([])
})

test('another amount', () => {
  expect(differencesFrom({ ...ordered, amountMinor: 20000n }, code)).toEqual([
    { about: 'amount', orderedMinor: 20000n, foundMinor: 10000n, found: '100.00' },
  ])
  expect(differencesFrom({ ...ordered, amountMinor: null }, code)).toEqual([
    { about: 'amount', orderedMinor: null, foundMinor: 10000n, found: '100.00' },
  ])
  expect(differencesFrom(ordered, changed('54', '100.005'))).toEqual([
    { about: 'amount', orderedMinor: 10000n, foundMinor: null, found: '100.005' },
  ])
})

test('an amount that cannot be read is a difference where none was ordered, too', () => {
  expect(differencesFrom({ ...ordered, amountMinor: null }, changed('54', 'x'))).toEqual([
    { about: 'amount', orderedMinor: null, foundMinor: null, found: 'x' },
  ])
})

test('no amount where one was ordered', () => {
  const fonepay: OrderedPayment = {
    scheme: 'fonepay',
    currency: 'NPR',
    exponent: 2,
    amountMinor: 50000n,
    payee: { merchant: '2222030016446549' },
  }
  expect(differencesFrom(fonepay, payloadOf('fonepay_1'))).toEqual([
    { about: 'amount', orderedMinor: 50000n, foundMinor: null, found: null },
  ])
  expect(differencesFrom({ ...fonepay, amountMinor: null }, payloadOf('fonepay_1'))).toEqual([])
})

test('the platform’s decimals of a currency may be others than the code’s', () => {
  const qris: OrderedPayment = {
    scheme: 'qris',
    currency: 'IDR',
    exponent: 0,
    amountMinor: 100003n,
    payee: { nmid: 'ID1024322842930' },
  }
  expect(differencesFrom(qris, payloadOf('qris_dynamic'))).toEqual([])
  expect(differencesFrom({ ...qris, exponent: 2, amountMinor: 10000300n }, payloadOf('qris_dynamic'))).toEqual([])
  // Missing decimals make the amount a hundred times as large.
  expect(differencesFrom({ ...qris, exponent: 2 }, payloadOf('qris_dynamic'))).toHaveLength(1)
})

test('another currency, of a scheme that has two', () => {
  const khqr: OrderedPayment = {
    scheme: 'khqr',
    currency: 'KHR',
    exponent: 0,
    amountMinor: 100n,
    payee: { id: 'khqr@devb' },
  }
  expect(differencesFrom(khqr, payloadOf('khqr_merchant'))).toEqual([
    { about: 'currency', ordered: 'KHR', found: 'USD' },
  ])
})

test('another payee, and another reference', () => {
  const other = { ...ordered, payee: { ...ordered.payee, merchant: 'MRCHNT-00000' }, details: { reference: 'OR#2' } }
  expect(differencesFrom(other, code)).toEqual([
    { about: 'payee', fact: 'merchant', ordered: 'MRCHNT-00000', found: 'MRCHNT-4H3TZ' },
    { about: 'details', fact: 'reference', ordered: 'OR#2', found: 'OR#1Z1CSC' },
  ])
  expect(differencesFrom({ ...ordered, payee: { account: '1' } }, code)).toEqual([
    { about: 'payee', fact: 'account', ordered: '1', found: null },
  ])
})

test('something that is added to the amount', () => {
  expect(differencesFrom(ordered, changed('55', '02'))).toEqual([{ about: 'tip', found: '02' }])
})

test('a code of another scheme, or one that cannot be read', () => {
  expect(differencesFrom(ordered, payloadOf('lao_qr'))).toEqual([{ about: 'scheme', ordered: 'qrph', found: 'lao-qr' }])
  expect(differencesFrom(ordered, `${code.slice(0, -1)}0`)).toMatchObject([{ about: 'code', error: { code: 'CRC' } }])
})

test('an order that does not say who is to be paid is an error of ours', () => {
  expect(() => differencesFrom({ ...ordered, payee: {} }, code)).toThrow(RangeError)
})
