import {
  addPasskey,
  loginByPasskey,
  newPasskey,
  passkeyChallenge,
  passkeys,
  removePasskey,
} from '@livery/contract/auth/passkeys'
import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../../calls/call-route.ts'
import type { Gateway } from '../../../composition/gateway.ts'
import { addPasskeyHandler, newPasskeyHandler } from './add.ts'
import { allowedMember } from './allowed.ts'
import { relyingParty } from './relying-party.ts'
import { loginByPasskeyHandler, passkeyChallengeHandler } from './sign-in.ts'

const ENOUGH = { perMinute: 30 }

export function passkeyRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { pool } = gateway.database
  callRoute(app, gateway, passkeys, async ({ site, account, http }) => {
    const { merchantId, memberId } = allowedMember(site, account)
    const { rows } = await pool.query<{ id: string; name: string; created_at: Date; last_used_at: Date | null }>(
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
  })
  callRoute(app, gateway, newPasskey, newPasskeyHandler, ENOUGH)
  callRoute(app, gateway, addPasskey, addPasskeyHandler, ENOUGH)
  callRoute(app, gateway, removePasskey, async ({ account, request }) => {
    if (!account) throw new LiveryError('NOT_SIGNED_IN')
    const { rowCount } = await pool.query('delete from passkey where id = $1 and merchant_id = $2 and member_id = $3', [
      request.id,
      account.merchantId,
      account.memberId,
    ])
    if (rowCount !== 1) throw new LiveryError('NOT_FOUND')
    return {}
  })
  callRoute(app, gateway, passkeyChallenge, passkeyChallengeHandler, ENOUGH)
  callRoute(app, gateway, loginByPasskey, loginByPasskeyHandler, ENOUGH)
}
