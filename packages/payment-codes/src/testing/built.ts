import { writePayment } from '../payments/write-payment.ts'
import { KHQR } from '../schemes/khqr.ts'
import { PIX } from '../schemes/pix.ts'
import { PROMPTPAY } from '../schemes/promptpay.ts'
import { VIETQR } from '../schemes/vietqr.ts'

const baht = (amountMinor: bigint | null) => ({ currency: 'THB', exponent: 2, amountMinor, details: {} }) as const
const dong = (amountMinor: bigint | null) => ({ currency: 'VND', exponent: 0, amountMinor }) as const
const vietcombank = { bank: '970416', account: '257678859' }

/** 100 dollars, as in the tests of the KHQR SDK. */
const dollars = {
  currency: 'USD',
  exponent: 2,
  amountMinor: 10000n,
} as const
const coffee = {
  category: '5999',
  name: 'John Smith',
  city: 'PHNOM PENH',
  bill: '#12345',
  mobile: '85512233455',
  store: 'Coffee Shop',
  terminal: 'Cashier_1',
  purpose: 'Buy coffee',
  language: 'km',
  localName: 'ចន ស្មីន',
  localCity: 'ភ្នំពញ',
}

/** Codes that we make from facts alone, by the name of the vector with the same contents. */
export const BUILT: Readonly<Record<string, string>> = {
  promptpay_phone: writePayment(PROMPTPAY, 'phone', { ...baht(null), payee: { phone: '+66801234567' } }),
  promptpay_amount: writePayment(PROMPTPAY, 'phone', { ...baht(422n), payee: { phone: '+66000000000' } }),
  promptpay_phone_amount: writePayment(PROMPTPAY, 'phone', { ...baht(10000n), payee: { phone: '+66912345678' } }),
  vietqr_static: writePayment(VIETQR, 'account', { ...dong(null), payee: vietcombank, details: {} }),
  vietqr_amount_memo: writePayment(VIETQR, 'account', {
    ...dong(1000n),
    payee: vietcombank,
    details: { memo: 'Chuyen tien' },
  }),
  vietqr_momo: writePayment(VIETQR, 'account', {
    ...dong(null),
    payee: { bank: '971025', account: 'PSP123456789000000' },
    details: { reference: 'MOMOW2W12345678' },
  }),
  vietqr_100000: writePayment(VIETQR, 'account', {
    ...dong(100000n),
    payee: { bank: '970436', account: '1058437590' },
    details: { memo: 'HD011637' },
  }),
  khqr_person_ts: writePayment(KHQR, 'individual', {
    ...dollars,
    payee: { id: 'john_smith@devb', account: '85512233455', bank: 'Dev Bank' },
    details: { ...coffee, createdMs: '1726821915797', expiresMs: '1726822035797' },
  }),
  khqr_merchant: writePayment(KHQR, 'merchant', {
    ...dollars,
    payee: { id: 'khqr@devb', merchant: '123456', bank: 'Dev Bank' },
    details: { ...coffee, createdMs: '1726822962612', expiresMs: '1726823082612' },
  }),
  pix_bcb: writePayment(PIX, 'key', {
    currency: 'BRL',
    exponent: 2,
    amountMinor: null,
    payee: { key: '123e4567-e12b-12d1-a456-426655440000' },
    details: { name: 'Fulano de Tal', city: 'BRASILIA', reference: '***' },
  }),
}
