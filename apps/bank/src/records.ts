import type { DepositInstructions } from '@livery/contract/payments/adapter'
import type { BankWire } from '@livery/contract/payments/bank-key'
import type { PaymentFact } from '@livery/contract/payments/facts'

/** Money of a payer as booked by the bank. Amounts are decimal strings. */
export interface Payment {
  readonly ref: string
  readonly amount: string
  readonly currency: string
  readonly at: string
  readonly payerName: string
  /** The payer named our order; otherwise the owner of the money is unknown. */
  readonly isNamed: boolean
  /** `seen` until it is final; `undone` by a reorganisation. */
  readonly state: 'seen' | 'received' | 'undone'
  readonly confirmations: number
  readonly needed: number
  readonly dispute: { readonly ref: string; readonly at: string; readonly wonAt: string | null } | null
}

interface Common {
  /** The bank's own number. */
  readonly id: string
  readonly wire: BankWire
  /** The merchant's account. */
  readonly account: string
  readonly merchantName: string
  /** The merchant's own number. */
  readonly reference: string
  readonly channel: string
  readonly amount: string
  readonly currency: string
  readonly exponent: number
  readonly callbackUrl: string
  readonly createdAt: string
  /** The reports about it so far, the oldest first. */
  readonly facts: readonly PaymentFact[]
}

/** A deposit ordered by a merchant. */
export interface Order extends Common {
  readonly fields: Readonly<Record<string, string>>
  readonly returnUrl: string
  readonly expiresAt: string
  readonly language: { readonly tag: string; readonly dir: 'ltr' | 'rtl' }
  readonly instructions: DepositInstructions
  readonly state: 'open' | 'failed'
  readonly payments: readonly Payment[]
}

export interface Payout extends Common {
  readonly payee: Readonly<Record<string, string>>
  readonly state: 'pending' | 'paid' | 'failed' | 'returned'
  readonly ref: string | null
  readonly paidAt: string | null
  readonly returnedAt: string | null
  /** When the bank acts next by itself, in milliseconds; null for never. */
  readonly dueAt: number | null
}

/** A callback to send. */
export interface Delivery {
  readonly id: string
  readonly account: string
  readonly wire: BankWire
  readonly url: string
  readonly fact: PaymentFact
  readonly exponent: number
  readonly tries: number
  readonly dueAt: number
  /** `stopped`: it is sent only on request. */
  readonly state: 'waiting' | 'stopped' | 'done'
  /** The callback that has to be sent before it. */
  readonly after?: string
}

export const CALLBACK_WAYS = ['once', 'twice', 'outOfOrder', 'late', 'never'] as const
export const PAYOUT_WAYS = ['succeed', 'fail', 'hang', 'return'] as const
/**
 * `loseAnswer`: the order is accepted, and the answer never arrives. `fail`: it is not accepted, and there is no
 * answer.
 */
export const START_WAYS = ['answer', 'refuse', 'loseAnswer', 'fail'] as const

/** The bank's behaviour towards one merchant. */
export interface Behaviour {
  readonly account: string
  readonly callbacks: (typeof CALLBACK_WAYS)[number]
  readonly payouts: (typeof PAYOUT_WAYS)[number]
  readonly starts: (typeof START_WAYS)[number]
}

/** The generations of an account's keys with which callbacks are signed and requests are taken, the newest first. */
export interface Keys {
  readonly id: string
  readonly generations: readonly number[]
}

export interface Records {
  readonly order: Order
  readonly payout: Payout
  readonly delivery: Delivery
  readonly behaviour: Behaviour
  readonly keys: Keys
}
export type RecordKind = keyof Records
