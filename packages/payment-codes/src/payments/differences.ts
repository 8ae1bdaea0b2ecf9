import { readAmount } from '../amounts.ts'
import { CodeError } from '../code-error.ts'
import type { SchemeId } from '../schemes/all-schemes.ts'
import type { Values } from './fact-values.ts'
import { type ReadPayment, readPayment } from './read-payment.ts'

/** An order to a provider, for comparison with the provider's code. */
export interface OrderedPayment {
  readonly scheme: SchemeId
  /** ISO 4217, such as `PHP`. */
  readonly currency: string
  /** Decimals of the currency in the platform. */
  readonly exponent: number
  /** Minor units; null where the payer types the amount, or where the scheme does not put it into the code. */
  readonly amountMinor: bigint | null
  /** The required facts about the payee, by their names in the scheme: at least one, or the money may go anywhere. */
  readonly payee: Values
  /** Further required facts, such as the order's reference. */
  readonly details?: Values
}

/** One difference between a code and its order. Null stands for an absent value. */
export type Difference =
  | { readonly about: 'code'; readonly error: CodeError }
  | { readonly about: 'scheme' | 'currency'; readonly ordered: string; readonly found: string }
  | {
      readonly about: 'amount'
      readonly orderedMinor: bigint | null
      /** Null also for a text that is no amount of the currency. */
      readonly foundMinor: bigint | null
      readonly found: string | null
    }
  /** An addition to the amount, with which the payer would pay more than was ordered. */
  | { readonly about: 'tip'; readonly found: string }
  | {
      readonly about: 'payee' | 'details'
      readonly fact: string
      readonly ordered: string
      readonly found: string | null
    }

/**
 * The differences between a provider's code and the order; with an empty list the code may be shown. An unreadable
 * code, also by its checksum, is one difference, and so is a code of another scheme.
 *
 * @throws RangeError where the order has no facts about the payee
 */
export function differencesFrom(ordered: OrderedPayment, payload: string): readonly Difference[] {
  if (Object.keys(ordered.payee).length === 0) throw new RangeError('state who is to be paid')
  let payment: ReadPayment
  try {
    payment = readPayment(payload)
  } catch (error) {
    if (error instanceof CodeError) return [{ about: 'code', error }]
    throw error
  }
  if (payment.scheme !== ordered.scheme) return [{ about: 'scheme', ordered: ordered.scheme, found: payment.scheme }]
  return [
    ...currencyDifference(ordered, payment),
    ...amountDifference(ordered, payment),
    ...(payment.tip === null ? [] : [{ about: 'tip', found: payment.tip } as const]),
    ...factDifferences('payee', ordered.payee, payment.payee),
    ...factDifferences('details', ordered.details ?? {}, payment.details),
  ]
}

function currencyDifference({ currency }: OrderedPayment, payment: ReadPayment): readonly Difference[] {
  if (payment.currency === currency) return []
  return [{ about: 'currency', ordered: currency, found: payment.currency }]
}

function amountDifference({ amountMinor, exponent }: OrderedPayment, { amount }: ReadPayment): readonly Difference[] {
  const foundMinor = minorOf(amount, exponent)
  if (foundMinor === amountMinor && (foundMinor !== null || amount === null)) return []
  return [{ about: 'amount', orderedMinor: amountMinor, foundMinor, found: amount }]
}

function minorOf(amount: string | null, exponent: number): bigint | null {
  try {
    return amount === null ? null : readAmount(amount, exponent)
  } catch (error) {
    if (error instanceof CodeError) return null
    throw error
  }
}

function factDifferences(about: 'payee' | 'details', ordered: Values, found: Values): readonly Difference[] {
  return Object.entries(ordered)
    .filter(([fact, value]) => found[fact] !== value)
    .map(([fact, value]) => ({ about, fact, ordered: value, found: found[fact] ?? null }))
}
