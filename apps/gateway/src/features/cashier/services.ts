import type { Call } from '@livery/contract/call'
import { LiveryError } from '@livery/contract/errors'
import type { FastifyBaseLogger } from 'fastify'
import type { CallContext, Handler } from '../../calls/handlers.ts'
import type { Account } from '../../members/sessions/session.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { KeySettings } from '../../platform/secrets/derived-key.ts'
import type { Sending } from '../../platform/sending/sending.ts'
import type { UploadLinks } from '../../platform/uploads/upload-links.ts'
import type { Access } from '../../tenancy/access/access.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'
import type { DepositBonuses } from './deposit-bonuses.ts'
import type { DepositWays } from './deposit-ways.ts'
import type { PayoutWays } from './payout-ways.ts'

/** The gateway's services that the cashier's calls need. */
export interface CashierServices {
  readonly database: Database
  readonly settings: KeySettings
  readonly access: Pick<Access, 'countryOf'>
  readonly depositWays: DepositWays
  readonly depositBonuses: DepositBonuses
  readonly payoutWays: PayoutWays
  readonly uploadLinks: UploadLinks
  readonly sending: Sending
  readonly texts: TextStore
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

export type CashierHandler<C extends Call> = Handler<C, CashierServices>
export type CashierContext<C extends Call = Call> = CallContext<C, CashierServices>

/** The member whose money is used. Throws for trial accounts, which have none. */
export function realMember({ account }: { readonly account: Account | null }): Account {
  if (!account) throw new LiveryError('NOT_SIGNED_IN')
  if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
  return account
}
