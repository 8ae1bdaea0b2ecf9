import { LiveryError } from '@livery/contract/errors'
import { bindHandlers } from '../../../calls/handlers.ts'
import { recordSecurityAct } from '../../../members/security-act.ts'
import { instant, nullable, text } from '../../../platform/database/row.ts'
import type { AuthServices } from '../services.ts'
import { addPasskeyHandler, newPasskeyHandler } from './add.ts'
import { allowedMember } from './allowed.ts'
import { relyingParty } from './relying-party.ts'
import { loginByPasskeyHandler, passkeyChallengeHandler } from './sign-in.ts'

const ENOUGH = { perMinute: 30 }

export function passkeyHandlers(services: AuthServices) {
  return bindHandlers(services, {
    passkeys: async ({ services: { database }, site, account, http }) => {
      const { merchantId, memberId } = allowedMember(site, account)
      const rows = await database.rows(
        { id: text, name: text, created_at: instant, last_used_at: nullable(instant) },
        `select id, name, created_at, last_used_at from passkey
        where merchant_id = $1 and member_id = $2 and host = $3 order by created_at`,
        [merchantId, memberId, relyingParty(http).host],
      )
      return {
        passkeys: rows.map(({ id, name, created_at, last_used_at }) => ({
          id,
          name,
          createdAt: created_at.toISOString(),
          lastUsedAt: last_used_at?.toISOString() ?? null,
        })),
      }
    },
    newPasskey: { ...ENOUGH, handle: newPasskeyHandler },
    addPasskey: { ...ENOUGH, handle: addPasskeyHandler },
    removePasskey: async (context) => {
      const { merchantId, memberId, isAgent } = context.account
      await context.services.database.transaction(async (tx) => {
        const removed = await tx.run('delete from passkey where id = $1 and merchant_id = $2 and member_id = $3', [
          context.request.id,
          merchantId,
          memberId,
        ])
        if (removed !== 1) throw new LiveryError('NOT_FOUND')
        await recordSecurityAct(tx, context, { id: memberId, isAgent }, 'passkey-removed')
      })
      return {}
    },
    passkeyChallenge: { ...ENOUGH, handle: passkeyChallengeHandler },
    loginByPasskey: { ...ENOUGH, handle: loginByPasskeyHandler },
  })
}
