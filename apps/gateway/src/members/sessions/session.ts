import { createHash, randomBytes } from 'node:crypto'
import type { SignInWay } from '@livery/contract/auth/sessions'
import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import type { FastifyRequest } from 'fastify'
import { boolean, instant, integer, nullable, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { TELL_ENDED } from '../../platform/events/session-ended.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import { FORGET_DEVICES } from './forget-devices.ts'

/** Idle and absolute limits of a session (docs/decisions/08). */
export const IDLE_MS = 2 * 3_600_000
const ABSOLUTE_MS = 24 * 3_600_000
/** `last_seen_at` is written at most this often, so that most calls only read. */
const TOUCH_MS = 60_000

/** The signed-in account of a token, read from the database at every call, so that a revoked token ends at once. */
export interface Account {
  readonly memberId: string
  readonly merchantId: string
  readonly account: string
  readonly nickname: string
  readonly kind: number
  readonly isAgent: boolean
  readonly isTrial: boolean
  readonly vipLevel: number
  readonly tokenHash: Buffer
  /** The password has to be changed before anything else. */
  readonly mustChange: boolean
  /** When the member last confirmed their identity in this session; null for never. */
  readonly provenAt: Date | null
  /** When the session was opened, by signing in. */
  readonly openedAt: Date
}

/** The hash a session's token is stored as. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export interface NewSession {
  readonly way: SignInWay
  readonly mustChange: boolean
  /** Whether the sign-in confirmed the identity, so that no other proof is needed for the next minutes. */
  readonly isProven: boolean
}

/** Opens a session and returns its token: 256 random bits; only the hash is stored. */
export async function openSession(
  sql: Sql,
  member: { readonly id: string; readonly merchantId: string },
  { way, mustChange, isProven }: NewSession,
  http: FastifyRequest,
): Promise<string> {
  const token = newToken()
  await sql.run(
    `insert into session (token_hash, merchant_id, member_id, expires_at, way, ip, user_agent, must_change, proven_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, case when $9 then now() end)`,
    [
      tokenHash(token),
      member.merchantId,
      member.id,
      new Date(Date.now() + ABSOLUTE_MS),
      way,
      http.ip,
      (http.headers['user-agent'] ?? '').slice(0, 200),
      mustChange,
      isProven,
    ],
  )
  return token
}

/**
 * Replaces a session's token after a change of its password, and keeps its open games: a copy of the old token is
 * worthless. Throws NOT_SIGNED_IN when the session has ended meanwhile.
 */
export async function rotateSession(sql: Sql, { merchantId, tokenHash: old }: Account): Promise<string> {
  const token = newToken()
  const rotated = await sql.run(
    `with ended as (
       update session set revoked_at = now() where token_hash = $1 and merchant_id = $3 and revoked_at is null
       returning *
     ), notified as (${TELL_ENDED}
     ), games as (
       update game_session set login_hash = $2
        where login_hash in (select token_hash from ended) and closed_at is null
     ), devices as (
       update push_device set session_hash = $2 where session_hash in (select token_hash from ended)
     )
     insert into session (token_hash, merchant_id, member_id, created_at, expires_at, way, ip, user_agent, proven_at)
     select $2, merchant_id, member_id, created_at, expires_at, way, ip, user_agent, now() from ended`,
    [old, tokenHash(token), merchantId],
  )
  if (rotated !== 1) throw new LiveryError('NOT_SIGNED_IN')
  sql.notify('events')
  return token
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The account of the request's bearer token on this site; null for none, an unknown, foreign, idle or ended one. */
export async function accountOf(sql: Sql, site: Site, request: FastifyRequest): Promise<Account | null> {
  const match = /^Bearer ([\w-]{20,128})$/.exec(request.headers.authorization ?? '')
  return match?.[1] ? accountOfToken(sql, site.merchant, match[1]) : null
}

/** Whether an account is an agent, which the merchant's configuration decides (docs/product.md 6.9). */
export function isAgentAt({ agentTypes }: Pick<Merchant, 'agentTypes'>, kind: number): boolean {
  return (agentTypes as readonly number[]).includes(kind)
}

export async function accountOfToken(
  sql: Sql,
  merchant: Pick<Merchant, 'id' | 'agentTypes' | 'trialType'>,
  token: string,
): Promise<Account | null> {
  const merchantId = merchant.id
  const hash = tokenHash(token)
  const rows = await sql.rows(
    {
      id: text,
      account: text,
      nickname: text,
      kind: integer,
      vip_level: integer,
      last_seen_at: instant,
      must_change: boolean,
      proven_at: nullable(instant),
      created_at: instant,
    },
    `select m.id::text as id, m.account, m.nickname, m.kind, m.vip_level, s.last_seen_at, s.must_change, s.proven_at,
            s.created_at
       from session s join member m on m.id = s.member_id
      where s.token_hash = $1 and s.merchant_id = $2 and m.merchant_id = $2
        and s.revoked_at is null and s.expires_at > now() and s.last_seen_at > $3 and m.status = 'active'`,
    [hash, merchantId, new Date(Date.now() - IDLE_MS)],
  )
  const [row] = rows
  if (!row) return null
  if (Date.now() - row.last_seen_at.getTime() > TOUCH_MS) {
    await sql.run('update session set last_seen_at = now() where token_hash = $1', [hash])
  }
  return {
    memberId: row.id,
    merchantId,
    account: row.account,
    nickname: row.nickname,
    kind: row.kind,
    isAgent: isAgentAt(merchant, row.kind),
    isTrial: row.kind === merchant.trialType,
    vipLevel: row.vip_level,
    tokenHash: hash,
    mustChange: row.must_change,
    provenAt: row.proven_at,
    openedAt: row.created_at,
  }
}

/** Ends a session on every process at once. Returns the member's id; null when no such session is open. */
export async function revokeSession(sql: Sql, merchantId: string, hash: Buffer): Promise<string | null> {
  const rows = await sql.rows(
    { memberId: text },
    `with ended as (
       update session set revoked_at = now()
        where token_hash = $1 and merchant_id = $2 and revoked_at is null and expires_at > now() and last_seen_at > $3
       returning merchant_id, member_id, token_hash
     ), notified as (${TELL_ENDED}
     ), devices as (${FORGET_DEVICES})
     select member_id::text as "memberId" from ended`,
    [hash, merchantId, new Date(Date.now() - IDLE_MS)],
  )
  sql.notify('events')
  return rows[0]?.memberId ?? null
}
