import { EMV } from './emv-details.ts'
import { figures, optional, text } from './fact.ts'
import type { Scheme } from './scheme.ts'

/** LAO QR: to an account or a merchant of a bank, which is named by eight figures. Source: public vectors. */
export const LAO_QR = {
  id: 'lao-qr',
  name: 'LAO QR',
  madeBy: 'provider',
  version: '01',
  country: 'LA',
  currencies: { LAK: { numeric: '418', decimals: 2 } },
  accounts: {
    receiver: {
      marks: { '38.00': 'A005266284662577' },
      payee: { bank: figures('38.01', 8), service: figures('38.02', 3), receiver: text('38.03', 32) },
    },
  },
  details: { reference: optional(EMV.reference), purpose: optional(EMV.purpose) },
} as const satisfies Scheme
