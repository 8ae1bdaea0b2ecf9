import { thaiNationalId } from '@livery/payees/thai-national-id'
import { figures } from './fact.ts'
import type { OwnScheme } from './scheme.ts'

const ID = 'A000000677010111'
const PHONE_LENGTH = 13

/** `+66812345678` is `0066812345678`: figures of the number with its dial code, filled with zeros from the left. */
const phone = {
  ...figures('29.01', PHONE_LENGTH),
  written: {
    write: (number: string) => number.replace(/^\+/, '').padStart(PHONE_LENGTH, '0'),
    read: (written: string) => `+${written.replace(/^0+/, '')}`,
  },
} as const

/**
 * PromptPay of Thailand: a transfer to a mobile number, a citizen's or company's number, or an e-wallet. It has neither
 * name nor city. Source: Bank of Thailand, Thai QR Code Payment Standard; public vectors.
 */
export const PROMPTPAY = {
  id: 'promptpay',
  name: 'PromptPay',
  madeBy: 'us',
  version: '01',
  country: 'TH',
  currencies: { THB: { numeric: '764', decimals: 2 } },
  accounts: {
    phone: { marks: { '29.00': ID }, payee: { phone } },
    nationalId: { marks: { '29.00': ID }, payee: { nationalId: { ...figures('29.02', 13), check: thaiNationalId } } },
    wallet: { marks: { '29.00': ID }, payee: { wallet: figures('29.03', 15) } },
  },
  details: {},
  // The order of fields in Thai banks' own codes.
  order: ['00', '01', '29', '58', '53', '54'],
} as const satisfies OwnScheme
