import { EMV } from './emv-details.ts'
import { figures, optional, text } from './fact.ts'
import type { OwnScheme } from './scheme.ts'

/** `name@bank`, the payee's name at Bakong, the national bank's own network. */
const bakong = (at: string) => ({ at, form: /^[^@\s]+@[^@\s]+$/, max: 32 }) as const

/**
 * KHQR of Cambodia, in riel (without decimals) or US dollars: to a person or to a merchant of a bank. A code with an
 * amount contains the time it was made and the time it expires. Source: National Bank of Cambodia, KHQR SDK 1.0.20 and
 * the vectors of its tests; like these, whole dollars have no decimals.
 */
export const KHQR = {
  id: 'khqr',
  name: 'KHQR',
  madeBy: 'us',
  version: '01',
  country: 'KH',
  currencies: {
    KHR: { numeric: '116', decimals: 0 },
    USD: { numeric: '840', decimals: 2, isShortWhenWhole: true },
  },
  accounts: {
    individual: {
      marks: {},
      payee: { id: bakong('29.00'), account: optional(text('29.01', 32)), bank: optional(text('29.02', 32)) },
    },
    merchant: {
      marks: {},
      payee: { id: bakong('30.00'), merchant: text('30.01', 32), bank: text('30.02', 32) },
    },
  },
  details: {
    category: EMV.category,
    name: EMV.name,
    city: EMV.city,
    bill: optional(EMV.bill),
    mobile: optional(EMV.mobile),
    store: optional(EMV.store),
    terminal: optional(EMV.terminal),
    purpose: optional(EMV.purpose),
    language: optional(EMV.language),
    localName: optional(EMV.localName),
    localCity: optional(EMV.localCity),
    /** Milliseconds since 1970. */
    createdMs: optional(figures('99.00', 13)),
    expiresMs: optional(figures('99.01', 13)),
  },
  neededWithAmount: ['createdMs', 'expiresMs'],
} as const satisfies OwnScheme
