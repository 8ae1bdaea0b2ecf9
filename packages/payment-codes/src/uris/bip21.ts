import { shortestFromMinor } from '@livery/locale/amount'
import { bitcoinAddress } from '@livery/payees/bitcoin'
import { readAmount } from '../amounts.ts'
import { CodeError } from '../code-error.ts'
import { checkedPayee } from './checked-payee.ts'
import { readParameters, writeParameters } from './parameters.ts'

const START = 'bitcoin:'
/** Satoshi. */
const EXPONENT = 8
const KNOWN = ['amount', 'label', 'message']

/** A payment in Bitcoin. */
export interface BitcoinPayment {
  readonly address: string
  /** Satoshi; null where the payer types the amount. */
  readonly amountMinor: bigint | null
  /** The payee. */
  readonly label?: string | undefined
  /** The purpose. */
  readonly message?: string | undefined
}

/**
 * `bitcoin:<address>?amount=0.001`, the amount in bitcoin without needless zeros. Source: BIP-21.
 * @throws CodeError PAYEE or AMOUNT
 */
export function writeBip21({ address, amountMinor, label, message }: BitcoinPayment): string {
  if (amountMinor !== null && amountMinor <= 0n) throw new CodeError('AMOUNT', 'amount', { found: String(amountMinor) })
  const amount = amountMinor === null ? undefined : shortestFromMinor(amountMinor, EXPONENT)
  const query = writeParameters({ amount, label, message })
  return START + checkedPayee(bitcoinAddress(address), 'address') + (query && `?${query}`)
}

/**
 * A payer's program must refuse a URI with an unknown parameter `req-…`; other unknown parameters are ignored.
 *
 * @throws CodeError URI, DUPLICATE, PAYEE or AMOUNT, with the parameter
 */
export function readBip21(uri: string): BitcoinPayment {
  if (!uri.toLowerCase().startsWith(START)) throw new CodeError('URI', '', { found: uri.slice(0, START.length) })
  const [address = '', ...query] = uri.slice(START.length).split('?')
  const values = readParameters(query.join('?'))
  const required = [...values.keys()].find((name) => name.startsWith('req-') && !KNOWN.includes(name.slice(4)))
  if (required !== undefined) throw new CodeError('URI', required, { found: required })
  const amount = values.get('amount')
  return {
    address: checkedPayee(bitcoinAddress(address), 'address'),
    amountMinor: amount === undefined ? null : readAmount(amount, EXPONENT, 'amount'),
    label: values.get('label'),
    message: values.get('message'),
  }
}
