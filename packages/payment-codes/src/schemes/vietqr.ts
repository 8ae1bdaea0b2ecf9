import { EMV } from './emv-details.ts'
import { figures, optional } from './fact.ts'
import type { OwnScheme } from './scheme.ts'

const ID = 'A000000727'
const bank = figures('38.01.00', 6)
const number = (max: number) => ({ at: '38.01.01', form: /^[0-9A-Za-z]+$/, max }) as const

/**
 * VietQR of Vietnam: a transfer through NAPAS to an account or a card of a bank, which is named by six figures. The dong
 * has no decimals. Source: NAPAS, VietQR format 1.5; public vectors.
 */
export const VIETQR = {
  id: 'vietqr',
  name: 'VietQR',
  madeBy: 'us',
  version: '01',
  country: 'VN',
  currencies: { VND: { numeric: '704', decimals: 0 } },
  accounts: {
    account: { marks: { '38.00': ID, '38.02': 'QRIBFTTA' }, payee: { bank, account: number(19) } },
    card: { marks: { '38.00': ID, '38.02': 'QRIBFTTC' }, payee: { bank, card: number(19) } },
  },
  details: {
    reference: optional(EMV.reference),
    /** The message to the receiver. */
    memo: optional(EMV.purpose),
  },
} as const satisfies OwnScheme
