import { type endSessions, type OpenSession, SIGN_IN_WAYS, type sessions } from '@livery/contract/auth/sessions'
import { LiveryError } from '@livery/contract/errors'
import { closeGameSessions } from '../../../ledger/wallet/sessions.ts'
import { FORGET_DEVICES } from '../../../members/sessions/forget-devices.ts'
import { IDLE_MS } from '../../../members/sessions/session.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { bytes, instant, nullable, oneOf, text } from '../../../platform/database/row.ts'
import { TELL_ENDED } from '../../../platform/events/session-ended.ts'
import type { AuthHandler } from '../services.ts'

/** More sessions than a member usually has; older ones are not listed. */
const MOST = 50

/** Lists the member's sessions. Each is identified by its token's hash, which cannot be used to sign in. */
export const listSessions: AuthHandler<typeof sessions> = async ({ services, account }) => {
  const rows = await services.database.rows(
    {
      token_hash: bytes,
      way: oneOf(SIGN_IN_WAYS),
      created_at: instant,
      last_seen_at: instant,
      ip: nullable(text),
      user_agent: nullable(text),
    },
    `select token_hash, way, created_at, last_seen_at, ip, user_agent from session
      where merchant_id = $1 and member_id = $2 and revoked_at is null and expires_at > now()
        and last_seen_at > now() - make_interval(secs => $4::float8 / 1000)
      order by token_hash = $3 desc, last_seen_at desc limit ${MOST}`,
    [account.merchantId, account.memberId, account.tokenHash, IDLE_MS],
  )
  return {
    sessions: rows.map(
      (row): OpenSession => ({
        id: row.token_hash.toString('hex'),
        current: row.token_hash.equals(account.tokenHash),
        way: row.way,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        ip: row.ip,
        userAgent: row.user_agent,
      }),
    ),
  }
}

/**
 * Ends one session of the member, or all except the current one, with their games, and forgets all remembered devices.
 */
export const endOthers: AuthHandler<typeof endSessions> = async ({ services, account, request, http }) => {
  const { merchantId, memberId, isAgent, tokenHash } = account
  const one = request.id === undefined ? null : Buffer.from(request.id, 'hex')
  const ended = await services.database.transaction(async (tx) => {
    const rows = await tx.rows(
      { token_hash: bytes },
      `with ended as (
       update session set revoked_at = now()
        where merchant_id = $1 and member_id = $2 and revoked_at is null
          and case when $3::bytea is null then token_hash <> $4 else token_hash = $3 end
       returning merchant_id, member_id, token_hash
     ), notified as (${TELL_ENDED}
     ), devices as (${FORGET_DEVICES})
     select token_hash from ended`,
      [merchantId, memberId, one, tokenHash],
    )
    if (one && rows.length === 0) throw new LiveryError('NOT_FOUND')
    tx.notify('events')
    await closeGameSessions(
      tx,
      rows.map((row) => row.token_hash),
    )
    await tx.run('delete from remembered_device where merchant_id = $1 and member_id = $2', [merchantId, memberId])
    const detail = { ended: rows.length }
    await recordAct(tx, { merchantId, memberId, isAgent, act: 'sessions-ended', detail, ip: http.ip })
    return rows.length
  })
  return { ended }
}
