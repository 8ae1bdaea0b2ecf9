import type { DepositOrder, OrderAtProvider, StartedDeposit } from '@livery/contract/payments/adapter'
import type { PaymentFact } from '@livery/contract/payments/facts'
import type { PaymentMethod } from '@livery/contract/payments/method'
import type { Merchant } from '@livery/merchant/merchant'

/** A way to pay in, as a merchant offers it in its currency. Amounts are minor units. */
export interface DepositWay {
  readonly method: PaymentMethod & { readonly deposit: NonNullable<PaymentMethod['deposit']> }
  readonly minMinor: bigint
  readonly maxMinor: bigint
  readonly quickMinor: readonly bigint[]
  readonly fee: { readonly basisPoints: number; readonly fixedMinor: bigint }
  readonly logoUrl: string
  /** The merchant's account at the way's provider. */
  readonly connection: DepositConnection
}

export interface DepositConnection {
  readonly id: string
  readonly callbackUrl: string
  /** Throws `ProviderRefused` where the provider refused; after any other error the outcome is unknown. */
  startDeposit(order: DepositOrder): Promise<StartedDeposit>
  /** The facts so far; null where the provider does not know the order. */
  queryDeposit(order: OrderAtProvider): Promise<readonly PaymentFact[] | null>
}

/** The ways to pay in. */
export interface DepositWays {
  /** The ways a merchant offers in a country (null if unknown), in its order; closed ones are marked. */
  of(merchant: Merchant, country: string | null): readonly (DepositWay & { readonly isClosed: boolean })[]
  /** One way, whether or not it is offered in a country or closed; undefined where the merchant has none such. */
  find(merchant: Merchant, methodId: string): DepositWay | undefined
}
