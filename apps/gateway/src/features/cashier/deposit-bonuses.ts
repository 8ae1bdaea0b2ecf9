import type { DepositBonus } from '@livery/contract/cashier/deposits'
import type { Merchant } from '@livery/merchant/merchant'

/** The bonuses that a deposit may be made for. */
export interface DepositBonuses {
  /** The bonuses a member may choose now, in the merchant's order, with names in a language. */
  of(merchant: Merchant, memberId: string, language: string): Promise<readonly DepositBonus[]>
  /** Whether a member may choose this bonus now for a deposit of this credited amount. */
  isOffered(merchant: Merchant, memberId: string, id: string, creditedMinor: bigint): Promise<boolean>
}
