import { USUAL } from './emv-details.ts'
import { optional, text } from './fact.ts'
import type { Scheme } from './scheme.ts'

const payee = { bank: text('28.01', 11), merchant: text('28.03', 25) } as const

/**
 * QRPh of the Philippines: to a merchant, also a micro merchant. A bank is named by its BIC. Field 62 begins with an id
 * of the scheme or of the provider, and field 88 has the scheme's own reference of the order. Source: public vectors.
 */
export const QRPH = {
  id: 'qrph',
  name: 'QR Ph',
  madeBy: 'provider',
  version: '01',
  country: 'PH',
  currencies: { PHP: { numeric: '608', decimals: 2 } },
  accounts: {
    merchant: { marks: { '28.00': 'ph.ppmi.p2m' }, payee },
    microMerchant: { marks: { '28.00': 'ph.ppmi.p2micro' }, payee },
  },
  details: { ...USUAL, order: optional(text('88.01', 25)) },
} as const satisfies Scheme
