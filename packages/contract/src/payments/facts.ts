/** A provider's report about money, in the platform's terms. Amounts are decimal strings of the currency's unit. */
interface EventStamp {
  /** The provider's own id of the report: a repeated one has the same id. */
  readonly eventId: string
  /** The provider's time of the event; ISO 8601. */
  readonly at: string
}

interface Sum {
  readonly amount: string
  readonly currency: string
}

/** Money from a payer. `providerRef` is the provider's own number of that money. */
export interface DepositMoney extends EventStamp, Sum {
  /** Our reference; null where the payer named none or another. */
  readonly reference: string | null
  readonly providerRef: string
  /** The name on the account it came from, where the provider states it. */
  readonly payerName?: string
}

/** Why a deposit failed, where the payer can act on it; a provider's other reasons are for operators. */
export const DEPOSIT_FAILURES = ['voucherUnknown', 'voucherUsed'] as const

export type PaymentFact =
  /** It is on its way, with so many of the needed confirmations. */
  | ({ readonly kind: 'depositSeen'; readonly confirmations: number; readonly needed: number } & DepositMoney)
  /** It has arrived. */
  | ({ readonly kind: 'depositReceived' } & DepositMoney)
  /** It was seen or had arrived, and is undone, such as by a reorganisation of the chain. */
  | ({ readonly kind: 'depositUndone'; readonly providerRef: string } & EventStamp)
  /** It will not come; `reason` is one of `DEPOSIT_FAILURES` where it is one of these. */
  | ({ readonly kind: 'depositFailed'; readonly reference: string; readonly reason: string } & EventStamp)
  /** The payer's bank takes money back; `disputeRef` is the provider's number of the dispute. */
  | ({
      readonly kind: 'chargeback'
      readonly providerRef: string
      readonly disputeRef: string
      readonly reason: string
    } & EventStamp &
      Sum)
  | ({ readonly kind: 'chargebackReversed'; readonly disputeRef: string } & EventStamp)
  | ({ readonly kind: 'payoutPaid'; readonly reference: string; readonly providerRef: string } & EventStamp & Sum)
  | ({ readonly kind: 'payoutFailed'; readonly reference: string; readonly reason: string } & EventStamp)
  /** It had been paid, and the payee's bank returned it. */
  | ({
      readonly kind: 'payoutReturned'
      readonly reference: string
      readonly providerRef: string
      readonly reason: string
    } & EventStamp)
export type PaymentFactKind = PaymentFact['kind']

/** An inverted provider's request to us; it has paid nothing before `perform`. Amounts are decimal strings. */
export type InvertedOperation =
  | { readonly action: 'check'; readonly reference: string; readonly amount: string; readonly currency: string }
  | {
      readonly action: 'create'
      readonly providerRef: string
      readonly reference: string
      readonly amount: string
      readonly currency: string
      readonly at: string
    }
  | { readonly action: 'perform'; readonly providerRef: string }
  | { readonly action: 'cancel'; readonly providerRef: string; readonly reason: string }
  | { readonly action: 'status'; readonly providerRef: string }

/** The states of an inverted provider's transaction: created, performed, and cancelled before or after that. */
export const INVERTED_STATES = ['created', 'performed', 'cancelled', 'cancelledAfterPerform'] as const
export type InvertedState = (typeof INVERTED_STATES)[number]

/** The result of a callback. Everything but OK is sent to the provider in the provider's own words. */
export const PAYMENT_STATUSES = [
  'OK',
  'INVALID_SIGNATURE',
  'INVALID_REQUEST',
  'SOURCE_NOT_ALLOWED',
  /**
   * For inverted providers: unknown order, another amount, unknown transaction, and a move that its state does not
   * allow.
   */
  'REFERENCE_UNKNOWN',
  'AMOUNT_WRONG',
  'TRANSACTION_UNKNOWN',
  'STATE_WRONG',
  'ERROR',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export interface PaymentAnswer {
  readonly status: PaymentStatus
  /** Data of an inverted provider's transaction; times as ISO 8601, null for events that have not happened. */
  readonly transaction?: {
    readonly id: string
    readonly state: InvertedState
    readonly createdAt: string
    readonly performedAt: string | null
    readonly cancelledAt: string | null
    readonly reason: string | null
  }
}

/** Thrown by an adapter that cannot accept a callback. */
export class PaymentRefusal extends Error {
  readonly status: 'INVALID_SIGNATURE' | 'INVALID_REQUEST'
  constructor(status: PaymentRefusal['status'], detail?: string) {
    super(detail ?? status)
    this.name = 'PaymentRefusal'
    this.status = status
  }
}
