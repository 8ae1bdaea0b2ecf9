import type { WayDirection } from '../../../ledger/payments/closed-ways.ts'
import type { Vendors } from '../../../tenancy/vendors/vendors.ts'
import type { OperatorServices } from '../services.ts'

/** A way to pay of a merchant, as operators see it. */
export interface MoneyWay {
  readonly id: string
  readonly name: string
  /** The merchant's account at its provider. */
  readonly connectionId: string
  readonly directions: readonly WayDirection[]
  /** Address of its picture. */
  readonly logoUrl: string
}

/** What the money desk needs of the gateway. */
export interface MoneyServices extends OperatorServices {
  readonly moneyWays: {
    /** The ways a merchant offers, in its order. */
    of(merchantId: string): readonly MoneyWay[]
  }
  readonly vendors: Pick<Vendors, 'byId'>
  /** The decimals of a currency at a merchant. */
  decimalsOf(merchantId: string, currency: string): number
}
