import { USUAL } from './emv-details.ts'
import { figures, optional, text } from './fact.ts'
import type { Scheme } from './scheme.ts'

/**
 * PayNow of Singapore: to a proxy, of kind 0 a mobile number and 2 a company's number. Source: a public vector, which
 * has the time of its expiry with 14 figures; no rule of the time zone was found.
 */
export const PAYNOW = {
  id: 'paynow',
  name: 'PayNow',
  madeBy: 'provider',
  version: '01',
  country: 'SG',
  currencies: { SGD: { numeric: '702', decimals: 2 } },
  accounts: {
    proxy: { marks: { '26.00': 'SG.PAYNOW' }, payee: { kind: figures('26.01', 1), proxy: text('26.02', 30) } },
  },
  details: { ...USUAL, expires: optional(figures('26.04', 8, 14)) },
} as const satisfies Scheme
