import { EMV, USUAL } from './emv-details.ts'
import { text } from './fact.ts'
import type { Scheme } from './scheme.ts'

/**
 * MMQR of Myanmar. The name in Burmese is needed. The merchant's number is the first 15 of its 16 figures. Source: a
 * vector of the tests of Odoo's module for Myanmar.
 */
export const MMQR = {
  id: 'mmqr',
  name: 'MMQR',
  madeBy: 'provider',
  version: '01',
  country: 'MM',
  currencies: { MMK: { numeric: '104', decimals: 2 } },
  accounts: {
    merchant: {
      marks: { '26.00': 'com.mmqrpay.www' },
      payee: { merchant: text('26.01', 15), terminal: text('26.02', 6) },
    },
  },
  details: { ...USUAL, language: EMV.language, localName: EMV.localName, localCity: EMV.localCity },
} as const satisfies Scheme
