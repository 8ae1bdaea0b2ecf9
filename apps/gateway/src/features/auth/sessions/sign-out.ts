import type { logout } from '@livery/contract/auth/sessions'
import type { Handler } from '../../../calls/call-route.ts'
import { closeGameSessions } from '../../../ledger/wallet/sessions.ts'
import { revokeSession } from '../../../members/sessions/session.ts'
import { recordAct } from '../../../platform/audit/record.ts'

export const signOut: Handler<typeof logout> = async ({ gateway, account, http }) => {
  if (!account) return {}
  const { merchantId, memberId, isAgent, tokenHash } = account
  // A game left open in another tab must not go on betting for somebody who has signed out.
  await closeGameSessions(gateway.database, tokenHash)
  await revokeSession(gateway.database, merchantId, tokenHash)
  await recordAct(gateway.database, { merchantId, memberId, isAgent, act: 'sign-out', ip: http.ip })
  return {}
}
