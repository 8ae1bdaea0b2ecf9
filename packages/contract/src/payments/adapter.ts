import type { Static, TObject } from 'typebox'
import type { InvertedOperation, PaymentAnswer, PaymentFact } from './facts.ts'

/**
 * The port every payment provider's adapter implements (`payments/<id>/adapter.ts`, default export). An adapter
 * translates between the provider's wire and these shapes; it holds no state and touches no database. Its settings are
 * one merchant's account at the provider.
 */
export interface PaymentAdapter<Settings extends TObject = TObject> {
  readonly id: string
  /** A merchant's account as a deployment states it: addresses and secrets, each described as "must be …". */
  readonly settings: Settings
  /**
   * The settings for the demonstration's bank as a provider of this wire; absent where the bank does not support it.
   */
  demonstration?(bank: DemonstrationBank): Static<Settings>
  /** Origins of the provider's own pages and fields. */
  pageOrigins(settings: Static<Settings>): readonly string[]
  /**
   * Sends a deposit to the provider. A second call with the same reference gets the same answer. Throws
   * `ProviderRefused` where the provider refused; after any other error the outcome is unknown.
   */
  startDeposit?(order: DepositOrder, settings: Static<Settings>): Promise<StartedDeposit>
  /** The outcome of a deposit: the facts so far, the oldest first; null where the provider does not know it. */
  queryDeposit?(order: OrderAtProvider, settings: Static<Settings>): Promise<readonly PaymentFact[] | null>
  /**
   * Sends a payout to the provider. A second call with the same reference pays nothing more. Throws `ProviderRefused`
   * where the provider refused; after any other error the outcome is unknown.
   */
  startPayout?(order: PayoutOrder, settings: Static<Settings>): Promise<StartedPayout>
  /**
   * The outcome of a payout: the facts so far, empty while it is under way; null where the provider does not know it.
   */
  queryPayout?(order: OrderAtProvider, settings: Static<Settings>): Promise<readonly PaymentFact[] | null>
  /**
   * Reads a callback. Verifies the signature over the raw bytes in constant time before it parses anything.
   * Throws `PaymentRefusal`.
   */
  readCallback(call: RawPaymentCall, settings: Static<Settings>): PaymentCallback
  /** Writes the answer in the provider's own format; `call` is null where it could not be read. */
  writeAnswer(
    answer: PaymentAnswer,
    call: PaymentCallback | null,
  ): { readonly status: number; readonly contentType: string; readonly body: string }
  /** The provider's own list of a day (UTC, `2026-11-24`): its bookings for this account. */
  settlement?(day: string, settings: Static<Settings>): Promise<readonly SettlementLine[]>
}

/** The bank that simulates payment providers in a demonstration. */
export interface DemonstrationBank {
  /** Its API, e.g. `http://127.0.0.1:3002`. */
  readonly apiUrl: string
  /** The origin of its pages. */
  readonly pageOrigin: string
  /** The secret from which each merchant's own key of each wire is derived, by `bankKey`. */
  readonly secret: string
  readonly merchantId: string
}

/** An order in the request to a provider. */
export interface DepositOrder {
  /** Our reference; unique over all merchants. */
  readonly reference: string
  /** The provider's own name for the way to pay. */
  readonly channel: string
  readonly merchant: { readonly id: string; readonly name: string }
  readonly payer: { readonly id: string }
  /** Decimal string: the amount the payer has to pay. */
  readonly amount: string
  readonly currency: { readonly code: string; readonly exponent: number }
  /** The payer's values for the fields of the way to pay. */
  readonly fields: Readonly<Record<string, string>>
  /** ISO 8601. */
  readonly expiresAt: string
  /** The address for the provider's callbacks. */
  readonly callbackUrl: string
  /** The address the payer's browser returns to afterwards; a visit of it proves nothing. */
  readonly returnUrl: string
  readonly language: { readonly tag: string; readonly dir: 'ltr' | 'rtl' }
}

/** The facts of a payment code by name; see `@livery/payment-codes`. */
type CodeFacts = Readonly<Record<string, string>>

/** The payer's instruction, as stated by the provider. */
export type DepositInstructions =
  | {
      readonly kind: 'qr'
      /** The provider's code with its facts about the payee, or the data our own code is made of. */
      readonly code:
        | { readonly madeBy: 'provider'; readonly payload: string; readonly payee: CodeFacts }
        | {
            readonly madeBy: 'us'
            readonly account: string
            readonly payee: CodeFacts
            readonly details: CodeFacts
          }
      /** The name in the payer's app. */
      readonly payeeName: string
    }
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'transfer'
      readonly bank: string
      readonly holder: string
      readonly account: string
      /**
       * The text the payer has to write as the transfer's purpose; null where the amount alone identifies the order.
       */
      readonly note: string | null
      /** A slightly different amount that identifies the transfer; null for the order's own. */
      readonly exactAmount: string | null
    }
  /** `number` is to be paid in a shop, or null where the payer has entered an own voucher. */
  | { readonly kind: 'voucher'; readonly number: string | null; readonly where: string }
  /** The address of the provider's fields, shown in a frame. */
  | { readonly kind: 'card'; readonly url: string }
  | {
      readonly kind: 'onChain'
      readonly network: string
      /** The chain's number in EIP-155, for chains like Ethereum. */
      readonly chain: number | null
      readonly asset: string
      readonly address: string
      /** Decimal string in the asset's own unit. */
      readonly amount: string
      /** Decimals of the asset on its chain. */
      readonly decimals: number
      /** The asset's contract, where it is a token. */
      readonly contract: string | null
      readonly confirmations: number
    }
  /** The payer types `account` in the provider's app. */
  | { readonly kind: 'inverted'; readonly app: string; readonly account: string }

export interface StartedDeposit {
  /** The provider's own number of the order; null where it has none before the payment. */
  readonly providerOrder: string | null
  readonly instructions: DepositInstructions
}

export interface PayoutOrder {
  readonly reference: string
  readonly channel: string
  readonly merchant: { readonly id: string; readonly name: string }
  /** Decimal string: the amount the payee gets. */
  readonly amount: string
  readonly currency: { readonly code: string; readonly exponent: number }
  /** The payee's values, by field. */
  readonly payee: Readonly<Record<string, string>>
  readonly callbackUrl: string
}

export interface StartedPayout {
  readonly providerOrder: string
}

/** Identifies a started order in a query. */
export interface OrderAtProvider {
  readonly reference: string
  readonly channel: string
  readonly providerOrder: string | null
}

export interface RawPaymentCall {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly rawBody: Uint8Array
  /** Milliseconds since the epoch, for the clock-skew check. */
  readonly nowMs: number
}

export type PaymentCallback =
  | { readonly kind: 'fact'; readonly fact: PaymentFact }
  | { readonly kind: 'inverted'; readonly operation: InvertedOperation; readonly requestId: string }

/** One line of a provider's list of a day. Amounts are decimal strings, not below zero. */
export interface SettlementLine {
  readonly direction: 'deposit' | 'payout' | 'chargeback' | 'chargebackReversed' | 'payoutReturned'
  readonly providerRef: string
  /** Ours, where the provider knows it. */
  readonly reference: string | null
  readonly amount: string
  readonly currency: string
  /** The provider's charge to us. */
  readonly cost: string
  readonly at: string
}

/** Thrown by an adapter: the provider refused, and nothing will happen. */
export class ProviderRefused extends Error {
  /** The provider's own code of the reason. */
  readonly reason: string
  constructor(reason: string) {
    super(`the provider refused: ${reason}`)
    this.name = 'ProviderRefused'
    this.reason = reason
  }
}
