import type { Call } from '@livery/contract/call'
import { LiveryError } from '@livery/contract/errors'
import type { CallContext, Handler } from '../../calls/handlers.ts'
import type { ChatHub } from '../../members/chat/hub.ts'
import type { Account } from '../../members/sessions/session.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { UploadLinks } from '../../platform/uploads/upload-links.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** The gateway's services that customer service needs. */
export interface SupportServices {
  readonly texts: TextStore
  readonly database: Database
  readonly uploadLinks: UploadLinks
  readonly chat: Pick<ChatHub, 'stream'>
}

export type SupportHandler<C extends Call> = Handler<C, SupportServices>

/** The account of a call; throws for a trial account that a real one is needed. */
export function realMember({ account }: Pick<CallContext<Call, SupportServices>, 'account'>): Account {
  if (!account) throw new LiveryError('NOT_SIGNED_IN')
  if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
  return account
}
