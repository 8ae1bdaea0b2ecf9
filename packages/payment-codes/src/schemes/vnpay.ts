import { EMV, USUAL } from './emv-details.ts'
import { optional, text } from './fact.ts'
import type { Scheme } from './scheme.ts'

/** VNPAY-QR of Vietnam: to a merchant of VNPAY. It may have no city. Source: a public vector. */
export const VNPAY = {
  id: 'vnpay',
  name: 'VNPAY-QR',
  madeBy: 'provider',
  version: '01',
  country: 'VN',
  currencies: { VND: { numeric: '704', decimals: 0 } },
  accounts: { merchant: { marks: { '26.00': 'A000000775' }, payee: { merchant: text('26.01', 20) } } },
  details: { ...USUAL, city: optional(EMV.city) },
} as const satisfies Scheme
