import type { logout } from '@livery/contract/auth/sessions'
import { closeGameSessions } from '../../../ledger/wallet/sessions.ts'
import { revokeSession } from '../../../members/sessions/session.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { AuthHandler } from '../services.ts'

export const signOut: AuthHandler<typeof logout> = async ({ services, account, http }) => {
  const { merchantId, memberId, isAgent, tokenHash } = account
  await services.database.transaction(async (tx) => {
    await revokeSession(tx, merchantId, tokenHash)
    // A game left open in another tab must not place bets for a member who has signed out.
    await closeGameSessions(tx, [tokenHash])
  })
  // Whatever fails from here on, the token has ended: a member who presses "Sign out" must be signed out.
  await recordAct(services.database, { merchantId, memberId, isAgent, act: 'sign-out', ip: http.ip })
  return {}
}
