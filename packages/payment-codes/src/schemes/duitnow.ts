import { USUAL } from './emv-details.ts'
import { figures, text } from './fact.ts'
import type { Scheme } from './scheme.ts'

/**
 * DuitNow of Malaysia, whose format is version 02. Banks refuse codes without the value in field 82 that the acquirer
 * makes, so that no code of our own would be paid. Source: PayNet's SDK and public vectors.
 */
export const DUITNOW = {
  id: 'duitnow',
  name: 'DuitNow QR',
  madeBy: 'provider',
  version: '02',
  country: 'MY',
  currencies: { MYR: { numeric: '458', decimals: 2 } },
  accounts: {
    merchant: {
      marks: { '26.00': 'A0000006150001' },
      payee: { acquirer: figures('26.01', 6), merchant: text('26.02', 28) },
    },
  },
  details: USUAL,
} as const satisfies Scheme
