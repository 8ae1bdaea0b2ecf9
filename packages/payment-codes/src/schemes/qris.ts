import { USUAL } from './emv-details.ts'
import { figures, text } from './fact.ts'
import type { Scheme } from './scheme.ts'

/**
 * QRIS of Indonesia. The merchant is stated twice: at its acquirer, whose id differs from bank to bank, and in the
 * national register (NMID). The rupiah is written with its two ISO decimals or with none. Source: ASPI, QRIS; public
 * vectors.
 */
export const QRIS = {
  id: 'qris',
  name: 'QRIS',
  madeBy: 'provider',
  version: '01',
  country: 'ID',
  currencies: { IDR: { numeric: '360', decimals: 2 } },
  accounts: {
    merchant: {
      marks: { '51.00': 'ID.CO.QRIS.WWW' },
      payee: { acquirer: text('26.00', 32), account: figures('26.01', 16, 19), nmid: text('51.02', 15) },
    },
  },
  details: USUAL,
} as const satisfies Scheme
