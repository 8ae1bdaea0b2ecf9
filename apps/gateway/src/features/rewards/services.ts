import type { Call } from '@livery/contract/call'
import { LiveryError } from '@livery/contract/errors'
import type { CallContext, Handler } from '../../calls/handlers.ts'
import type { Account } from '../../members/sessions/session.ts'
import type { Database } from '../../platform/database/connect.ts'

/** What the calls of rewards need of the gateway. */
export interface RewardServices {
  readonly database: Database
}

export type RewardHandler<C extends Call> = Handler<C, RewardServices>
export type RewardContext<C extends Call = Call> = CallContext<C, RewardServices>

/** The member whose rewards they are. Throws for trial accounts, which get none. */
export function rewardedMember({ account }: { readonly account: Account | null }): Account {
  if (!account) throw new LiveryError('NOT_SIGNED_IN')
  if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
  return account
}
