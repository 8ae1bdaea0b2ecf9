import { pixKey } from '@livery/payees/pix-key'
import { EMV } from './emv-details.ts'
import { optional, text } from './fact.ts'
import type { OwnScheme } from './scheme.ts'

/** The id of PIX, in its static and its dynamic codes. */
export const PIX_ID = 'br.gov.bcb.pix'

/**
 * PIX of Brazil, the static code: to a key, with the amount and a name for the transaction in the code itself. Source:
 * Banco Central do Brasil, Manual do BR Code and Manual de Padrões para Iniciação do Pix.
 */
export const PIX = {
  id: 'pix',
  name: 'PIX',
  madeBy: 'us',
  version: '01',
  country: 'BR',
  currencies: { BRL: { numeric: '986', decimals: 2 } },
  accounts: {
    key: {
      marks: { '26.00': PIX_ID },
      payee: { key: { ...text('26.01', 77), check: pixKey }, note: optional(text('26.02', 72)) },
    },
  },
  details: {
    name: EMV.name,
    city: EMV.city,
    /** The transaction's name (txid): letters and figures, or `***` for none. */
    reference: { ...EMV.reference, form: /^([0-9A-Za-z]+|\*{3})$/ },
  },
  constants: { '52': '0000' },
  leavesOutUse: true,
} as const satisfies OwnScheme
