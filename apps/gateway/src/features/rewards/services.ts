import type { Call } from '@livery/contract/call'
import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import type { CallContext, Handler } from '../../calls/handlers.ts'
import type { Account } from '../../members/sessions/session.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { KeySettings } from '../../platform/secrets/derived-key.ts'

/** The gateway's services that the calls of rewards need. */
export interface RewardServices {
  readonly database: Database
  /** The keys that addresses and codes are sealed with. */
  readonly settings: KeySettings
  readonly withdrawalPassword: WithdrawalPassword
}

/** The password that a conversion of points requires. */
export interface WithdrawalPassword {
  isSet(account: Account): Promise<boolean>
  /** Throws PROOF_WRONG for a wrong password; tries are counted. */
  assert(account: Account, typed: string, merchant: Merchant): Promise<void>
}

export type RewardHandler<C extends Call> = Handler<C, RewardServices>
export type RewardContext<C extends Call = Call> = CallContext<C, RewardServices>

/** The member whose rewards are used. Throws for trial accounts, which get none. */
export function rewardedMember({ account }: { readonly account: Account | null }): Account {
  if (!account) throw new LiveryError('NOT_SIGNED_IN')
  if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
  return account
}
