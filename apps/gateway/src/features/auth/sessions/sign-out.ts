import type { logout } from '@livery/contract/auth/sessions'
import { closeGameSessions } from '../../../ledger/wallet/sessions.ts'
import { revokeSession } from '../../../members/sessions/session.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { AuthHandler } from '../services.ts'

export const signOut: AuthHandler<typeof logout> = async ({ services, account, http }) => {
  const { merchantId, memberId, isAgent, tokenHash } = account
  // A game left open in another tab must not go on betting for somebody who has signed out.
  await closeGameSessions(services.database, tokenHash)
  await revokeSession(services.database, merchantId, tokenHash)
  await recordAct(services.database, { merchantId, memberId, isAgent, act: 'sign-out', ip: http.ip })
  return {}
}
