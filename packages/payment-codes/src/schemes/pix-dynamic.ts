import { USUAL } from './emv-details.ts'
import { text } from './fact.ts'
import { PIX_ID } from './pix.ts'
import type { Scheme } from './scheme.ts'

/**
 * PIX of Brazil, the dynamic code: the address of a charge at the payee's bank. The amount is at that address and not
 * in the code, so only the payee can be compared. Source: as in `pix.ts`; a public vector of a bank's sandbox.
 */
export const PIX_DYNAMIC = {
  id: 'pix-dynamic',
  name: 'PIX',
  madeBy: 'provider',
  version: '01',
  country: 'BR',
  currencies: { BRL: { numeric: '986', decimals: 2 } },
  accounts: {
    /** Without `https://`. */
    charge: { marks: { '26.00': PIX_ID }, payee: { url: text('26.25', 77) } },
  },
  details: USUAL,
} as const satisfies Scheme
