import { USUAL } from './emv-details.ts'
import { figures } from './fact.ts'
import type { Scheme } from './scheme.ts'

/** Fonepay of Nepal: to a merchant, known by 16 figures. Source: a public vector. */
export const FONEPAY = {
  id: 'fonepay',
  name: 'Fonepay',
  madeBy: 'provider',
  version: '01',
  country: 'NP',
  currencies: { NPR: { numeric: '524', decimals: 2 } },
  accounts: { merchant: { marks: { '26.00': 'fonepay.com' }, payee: { merchant: figures('26.07', 16) } } },
  details: USUAL,
} as const satisfies Scheme
