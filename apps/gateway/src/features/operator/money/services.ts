import type { WayDirection } from '../../../ledger/payments/closed-ways.ts'
import type { Vendors } from '../../../tenancy/vendors/vendors.ts'
import type { OperatorServices } from '../services.ts'

/** A way to pay of a merchant, as operators see it. */
export interface MoneyWay {
  readonly id: string
  readonly name: string
  /** The merchant's account at its provider. */
  readonly connectionId: string
  /** The directions in which it goes here, or went before it was taken off the merchant's list. */
  readonly directions: readonly WayDirection[]
  /** The directions that the merchant offers now. */
  readonly offered: readonly WayDirection[]
  /** The limits of a payout by it now; null where the merchant pays none. */
  readonly payout: { readonly minMinor: bigint; readonly maxMinor: bigint } | null
  /** Address of its picture. */
  readonly logoUrl: string
}

/** The gateway's services that the money desk needs. */
export interface MoneyServices extends OperatorServices {
  readonly moneyWays: {
    /** The ways a merchant offers, in its order, then those off its list, whose orders go on. */
    of(merchantId: string): readonly MoneyWay[]
  }
  readonly vendors: Pick<Vendors, 'byId'>
  /** The decimals of a currency at a merchant. */
  decimalsOf(merchantId: string, currency: string): number
}
