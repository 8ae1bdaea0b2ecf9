/** What a provider says of money, in the platform's terms. Amounts are decimal strings of the currency's unit. */
interface EventStamp {
  /** The provider's own id of what it says: the same fact sent twice has the same. */
  readonly eventId: string
  /** When it happened, by the provider; ISO 8601. */
  readonly at: string
}

interface Sum {
  readonly amount: string
  readonly currency: string
}

/** Money that a payer sends. `providerRef` is the provider's own number of that money. */
export interface DepositMoney extends EventStamp, Sum {
  /** Our reference; null where the payer named none or another. */
  readonly reference: string | null
  readonly providerRef: string
  /** The name of the account it came from, where the provider tells it. */
  readonly payerName?: string
}

export type PaymentFact =
  /** It is on its way: so many of the confirmations that are needed. */
  | ({ readonly kind: 'depositSeen'; readonly confirmations: number; readonly needed: number } & DepositMoney)
  /** It has come. */
  | ({ readonly kind: 'depositReceived' } & DepositMoney)
  /** What was seen or had come is undone, such as by a reorganisation of the chain. */
  | ({ readonly kind: 'depositUndone'; readonly providerRef: string } & EventStamp)
  /** It will not come. */
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
  /** It had been paid, and the payee's bank sent it back. */
  | ({
      readonly kind: 'payoutReturned'
      readonly reference: string
      readonly providerRef: string
      readonly reason: string
    } & EventStamp)
export type PaymentFactKind = PaymentFact['kind']

/** What an inverted provider asks of us; it has paid nothing before `perform`. Amounts are decimal strings. */
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

/** How a callback was taken. Everything but OK is told to the provider in its own words. */
export const PAYMENT_STATUSES = [
  'OK',
  'INVALID_SIGNATURE',
  'INVALID_REQUEST',
  'SOURCE_NOT_ALLOWED',
  /** Of inverted providers: no such order, another sum, no such transaction, and a move that its state does not allow. */
  'REFERENCE_UNKNOWN',
  'AMOUNT_WRONG',
  'TRANSACTION_UNKNOWN',
  'STATE_WRONG',
  'ERROR',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export interface PaymentAnswer {
  readonly status: PaymentStatus
  /** Of an inverted provider's transaction; times as ISO 8601, null for what has not happened. */
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
