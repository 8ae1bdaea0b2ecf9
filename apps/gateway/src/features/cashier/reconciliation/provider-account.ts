import type { SettlementLine } from '@livery/contract/payments/adapter'
import type { Merchant } from '@livery/merchant/merchant'

/** A merchant's account at a provider that publishes a list of each day. */
export interface ProviderAccount {
  readonly merchant: Merchant
  readonly connectionId: string
  /** The ways to pay that go over it. */
  readonly methodIds: readonly string[]
  /** Whether the merchant offers one of these ways now. */
  readonly isOffered: boolean
  /** The provider's list of a day (UTC, `2026-11-24`). */
  settlement(day: string): Promise<readonly SettlementLine[]>
}
