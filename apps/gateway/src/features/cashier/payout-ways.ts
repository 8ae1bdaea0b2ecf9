import type { PayeeField } from '@livery/contract/cashier/withdraw'
import type { Merchant } from '@livery/merchant/merchant'

/** A way to pay that pays out, at one merchant in its currency. Amounts are decimal strings. */
export interface PayoutWay {
  readonly id: string
  /** A proper name, or a text by platform language. */
  readonly name: string | Readonly<Record<string, string>>
  readonly min: string
  readonly max: string
  /** Kept from the amount: hundredths of a percent, and a fixed part. */
  readonly fee: { readonly basisPoints: number; readonly fixed: string }
  readonly usualMinutes: number
  readonly longestMinutes: number
  /** What it asks of a payee. */
  readonly fields: readonly PayeeField[]
  /** Asks the provider to pay. Throws `PayoutRefused` where it said no; any other error means that nobody knows. */
  startPayout(order: PayoutOrder): Promise<{ readonly providerOrder: string }>
  /** What has become of a payout; empty while it is under way, null where the provider does not know it. */
  queryPayout(
    order: Pick<PayoutOrder, 'reference'> & { readonly providerOrder: string | null },
  ): Promise<readonly ReportedPayout[] | null>
}

export interface PayoutOrder {
  /** The try's name at the provider; a second call with the same one pays nothing more. */
  readonly reference: string
  readonly amount: string
  readonly currency: { readonly code: string; readonly exponent: number }
  /** The payee, by field. */
  readonly payee: Readonly<Record<string, string>>
}

/** What a provider says of a payout. */
export type ReportedPayout =
  | { readonly kind: 'payoutPaid'; readonly amount: string; readonly currency: string; readonly providerRef: string }
  | { readonly kind: 'payoutFailed'; readonly reason: string }
  | { readonly kind: 'payoutReturned'; readonly providerRef: string; readonly reason: string }

/** The provider said no, and nothing will happen. */
export class PayoutRefused extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`the provider refused: ${reason}`)
    this.name = 'PayoutRefused'
    this.reason = reason
  }
}

/** The ways a merchant pays out by, in its order; none that is closed at the moment. */
export interface PayoutWays {
  of(merchant: Merchant): readonly PayoutWay[]
  /** One of them, or one that the merchant has taken off its list: what is on its way goes on. */
  find(merchant: Merchant, methodId: string): PayoutWay | undefined
}
