import type { Static, TObject } from 'typebox'
import type { InvertedOperation, PaymentAnswer, PaymentFact } from './facts.ts'

/**
 * The port every payment provider's adapter implements (`payments/<id>/adapter.ts`, default export). An adapter translates
 * between the provider's wire and these shapes; it holds no state and touches no database. What it is given as settings is
 * one merchant's account at the provider.
 */
export interface PaymentAdapter<Settings extends TObject = TObject> {
  readonly id: string
  /** What a deployment states of a merchant's account: addresses and secrets, each described as "must be …". */
  readonly settings: Settings
  /** The settings with which the demonstration's bank plays a provider of this wire; absent where it does not speak it. */
  demonstration?(bank: DemonstrationBank): Static<Settings>
  /** Origins the provider's own pages and fields are shown from. */
  pageOrigins(settings: Static<Settings>): readonly string[]
  /**
   * Asks the provider to take a deposit. A second call with the same reference answers the same. Throws
   * `ProviderRefused` where the provider said no; any other error means that nobody knows.
   */
  startDeposit?(order: DepositOrder, settings: Static<Settings>): Promise<StartedDeposit>
  /** What has become of a deposit: the facts so far, the oldest first; null where the provider does not know it. */
  queryDeposit?(order: OrderAtProvider, settings: Static<Settings>): Promise<readonly PaymentFact[] | null>
  /**
   * Asks the provider to pay out. A second call with the same reference pays nothing more. Throws `ProviderRefused` where
   * the provider said no; any other error means that nobody knows.
   */
  startPayout?(order: PayoutOrder, settings: Static<Settings>): Promise<StartedPayout>
  /** What has become of a payout: the facts so far, empty while it is under way; null where the provider does not know it. */
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
  /** The provider's own list of a day (UTC, `2026-11-24`): what it booked for this account. */
  settlement?(day: string, settings: Static<Settings>): Promise<readonly SettlementLine[]>
}

/** Where the bank answers that plays payment providers in a demonstration. */
export interface DemonstrationBank {
  /** Its API, e.g. `http://127.0.0.1:3002`. */
  readonly apiUrl: string
  /** The origin its pages are shown from. */
  readonly pageOrigin: string
  /** The secret from which each merchant's own key of each wire is derived, by `bankKey`. */
  readonly secret: string
  readonly merchantId: string
}

/** An order as a provider is asked for it. */
export interface DepositOrder {
  /** Ours; unique over all merchants. */
  readonly reference: string
  /** The provider's own name of the way to pay. */
  readonly channel: string
  readonly merchant: { readonly id: string; readonly name: string }
  readonly payer: { readonly id: string }
  /** Decimal string: what the payer has to pay. */
  readonly amount: string
  readonly currency: { readonly code: string; readonly exponent: number }
  /** What the way to pay asked of the payer, by field. */
  readonly fields: Readonly<Record<string, string>>
  /** ISO 8601. */
  readonly expiresAt: string
  /** Where the provider sends its callbacks. */
  readonly callbackUrl: string
  /** Where it leads the payer's browser afterwards; it proves nothing. */
  readonly returnUrl: string
  readonly language: { readonly tag: string; readonly dir: 'ltr' | 'rtl' }
}

/** The facts of a payment code by name; see `@livery/payment-codes`. */
type CodeFacts = Readonly<Record<string, string>>

/** What the payer has to do, as the provider said it. */
export type DepositInstructions =
  | {
      readonly kind: 'qr'
      /** The provider's code with what it has to say of the payee, or what our own code is made of. */
      readonly code:
        | { readonly madeBy: 'provider'; readonly payload: string; readonly payee: CodeFacts }
        | {
            readonly madeBy: 'us'
            readonly account: string
            readonly payee: CodeFacts
            readonly details: CodeFacts
          }
      /** The name that the payer's app will show. */
      readonly payeeName: string
    }
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'transfer'
      readonly bank: string
      readonly holder: string
      readonly account: string
      /** What the payer has to write as the transfer's purpose; null where the sum alone tells the order. */
      readonly note: string | null
      /** Another sum than the order's, by which the transfer is told apart; null for the order's own. */
      readonly exactAmount: string | null
    }
  /** `number` is what is paid in a shop, or null where the payer has typed a voucher of their own. */
  | { readonly kind: 'voucher'; readonly number: string | null; readonly where: string }
  /** The address of the provider's fields, shown in a frame. */
  | { readonly kind: 'card'; readonly url: string }
  | {
      readonly kind: 'onChain'
      readonly network: string
      /** EIP-155, for chains of Ethereum's kind. */
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
  /** `account` is what the payer types in the provider's app. */
  | { readonly kind: 'inverted'; readonly app: string; readonly account: string }

export interface StartedDeposit {
  /** The provider's own number of the order; null where it has none before it is paid. */
  readonly providerOrder: string | null
  readonly instructions: DepositInstructions
}

export interface PayoutOrder {
  readonly reference: string
  readonly channel: string
  readonly merchant: { readonly id: string; readonly name: string }
  /** Decimal string: what the payee gets. */
  readonly amount: string
  readonly currency: { readonly code: string; readonly exponent: number }
  /** The payee, by field. */
  readonly payee: Readonly<Record<string, string>>
  readonly callbackUrl: string
}

export interface StartedPayout {
  readonly providerOrder: string
}

/** How an order that was started is asked for. */
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
  /** What the provider charges us for it. */
  readonly cost: string
  readonly at: string
}

/** Thrown by an adapter: the provider said no, and nothing will happen. */
export class ProviderRefused extends Error {
  /** The provider's own code of the reason. */
  readonly reason: string
  constructor(reason: string) {
    super(`the provider refused: ${reason}`)
    this.name = 'ProviderRefused'
    this.reason = reason
  }
}
