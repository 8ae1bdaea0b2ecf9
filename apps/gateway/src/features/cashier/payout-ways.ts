import type { PayeeField } from '@livery/contract/cashier/withdraw'
import type { Merchant } from '@livery/merchant/merchant'

/** A way to pay that pays out, at one merchant in its currency. Amounts are decimal strings. */
export interface PayoutWay {
  readonly id: string
  /** A proper name, or a text by platform language. */
  readonly name: string | Readonly<Record<string, string>>
  readonly min: string
  readonly max: string
  /** The fee, taken off the amount: hundredths of a percent, and a fixed part. */
  readonly fee: { readonly basisPoints: number; readonly fixed: string }
  readonly usualMinutes: number
  readonly longestMinutes: number
  /** The fields of a payee that it needs. */
  readonly fields: readonly PayeeField[]
  /**
   * Sends a payout to the provider. Throws `PayoutRefused` where it refused; after any other error the outcome is
   * unknown.
   */
  startPayout(order: PayoutOrder): Promise<{ readonly providerOrder: string }>
  /** The outcome of a payout; empty while it is under way, null where the provider does not know it. */
  queryPayout(
    order: Pick<PayoutOrder, 'reference'> & { readonly providerOrder: string | null },
  ): Promise<readonly ReportedPayout[] | null>
}

export interface PayoutOrder {
  /** The try's reference at the provider; a second request with the same one pays nothing more. */
  readonly reference: string
  readonly amount: string
  readonly currency: { readonly code: string; readonly exponent: number }
  /** The payee's values, by field. */
  readonly payee: Readonly<Record<string, string>>
}

/** What a provider reports about a payout. */
export type ReportedPayout =
  | { readonly kind: 'payoutPaid'; readonly amount: string; readonly currency: string; readonly providerRef: string }
  | { readonly kind: 'payoutFailed'; readonly reason: string }
  | { readonly kind: 'payoutReturned'; readonly providerRef: string; readonly reason: string }

/** The provider refused, and nothing will happen. */
export class PayoutRefused extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`the provider refused: ${reason}`)
    this.name = 'PayoutRefused'
    this.reason = reason
  }
}

/** The ways to pay out that a merchant offers, in its order, without closed ones. */
export interface PayoutWays {
  of(merchant: Merchant): readonly PayoutWay[]
  /** One way, even when the merchant has taken it off its list: payouts that are under way continue. */
  find(merchant: Merchant, methodId: string): PayoutWay | undefined
}
