import { vpa } from '@livery/payees/vpa'
import { readAmount, writeAmount } from '../amounts.ts'
import { CodeError } from '../code-error.ts'
import { checkedPayee } from './checked-payee.ts'
import { readParameters, writeParameters } from './parameters.ts'

const START = 'upi://pay?'
/** Paise. */
const EXPONENT = 2
const RUPEE = { numeric: '356', decimals: EXPONENT }
const REFERENCE = /^[0-9A-Za-z]{1,35}$/
const NOTE_MAX = 50

/** A payment by India's UPI. */
export interface UpiPayment {
  /** The payee's address, `name@bank`. */
  readonly address: string
  readonly name: string
  /** Paise; null where the payer types the amount. */
  readonly amountMinor: bigint | null
  /** The order: only letters and digits, at most 35; banks refuse others since February 2025. */
  readonly reference?: string | undefined
  /** The text the payer reads, at most 50 characters. */
  readonly note?: string | undefined
  /** Four digits of the merchant's trade. */
  readonly category?: string | undefined
}

/**
 * `upi://pay?pa=…`, which every UPI app opens and scans. Source: NPCI, UPI Linking Specification.
 * @throws CodeError PAYEE, VALUE, TOO_LONG or AMOUNT, with the parameter
 */
export function writeUpi({ address, name, amountMinor, reference, note, category }: UpiPayment): string {
  if (reference !== undefined && !REFERENCE.test(reference)) throw new CodeError('VALUE', 'tr', { found: reference })
  if (category !== undefined && !/^\d{4}$/.test(category)) throw new CodeError('VALUE', 'mc', { found: category })
  if (name.trim() === '') throw new CodeError('MISSING', 'pn')
  if (note && [...note].length > NOTE_MAX) {
    throw new CodeError('TOO_LONG', 'tn', { length: [...note].length, max: NOTE_MAX })
  }
  const query = writeParameters({
    pa: checkedPayee(vpa(address), 'pa'),
    pn: name,
    mc: category,
    tr: reference,
    tn: note,
    am: amountMinor === null ? undefined : writeAmount(amountMinor, EXPONENT, RUPEE, 'am'),
    cu: 'INR',
  })
  // The only encoded character in an address is the `@`, which some apps do not decode.
  return START + query.replace('%40', '@')
}

/** @throws CodeError URI, DUPLICATE, PAYEE, MISSING, CURRENCY or AMOUNT, with the parameter */
export function readUpi(uri: string): UpiPayment {
  if (!uri.toLowerCase().startsWith(START)) throw new CodeError('URI', '', { found: uri.slice(0, START.length) })
  const values = readParameters(uri.slice(START.length))
  const currency = values.get('cu') ?? 'INR'
  if (currency !== 'INR') throw new CodeError('CURRENCY', 'cu', { found: currency })
  const amount = values.get('am')
  const name = values.get('pn')
  if (!name) throw new CodeError('MISSING', 'pn')
  return {
    address: checkedPayee(vpa(values.get('pa') ?? ''), 'pa'),
    name,
    amountMinor: amount === undefined ? null : readAmount(amount, EXPONENT, 'am'),
    reference: values.get('tr'),
    note: values.get('tn'),
    category: values.get('mc'),
  }
}
