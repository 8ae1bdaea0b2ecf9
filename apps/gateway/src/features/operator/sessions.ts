import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { instant } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { OPERATOR, OPERATOR_COLUMNS, type Operator } from './person.ts'

export type SessionKind = 'browser' | 'terminal'

/** A browser that nobody uses for half an hour is signed out; a token that nobody uses for a month ends. */
const IDLE_MINUTES: Readonly<Record<SessionKind, number>> = { browser: 30, terminal: 30 * 24 * 60 }
/** A browser signs in again each working day. */
export const BROWSER_HOURS = 12
/** `last_seen_at` is written at most this often, so that most requests only read. */
const TOUCH_MS = 60_000

const IDLE = `make_interval(mins => case s.kind when 'browser' then ${IDLE_MINUTES.browser} else ${IDLE_MINUTES.terminal} end)`

/** The SQL condition for a session `s` of an operator `o` that is still valid. */
export const IS_SIGNED_IN = `s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - ${IDLE}
  and o.disabled_at is null`

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Signs in; returns the token, of which only the hash is stored. */
export async function openSession(
  sql: Sql,
  operatorId: string,
  kind: SessionKind,
  hours: number,
  http: FastifyRequest,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  await sql.run(
    `insert into operator_session (token_hash, operator_id, kind, expires_at, ip, user_agent)
     values ($1, $2, $3, $4, $5, $6)`,
    [hashOf(token), operatorId, kind, expiresAt, http.ip, (http.headers['user-agent'] ?? '').slice(0, 200)],
  )
  return { token, expiresAt }
}

/** The operator of a token. It is read at every request, so that an ended session is refused everywhere at once. */
export async function operatorOfToken(sql: Sql, token: string, kind: SessionKind): Promise<Operator | null> {
  const row = await sql.row(
    { ...OPERATOR, last_seen_at: instant },
    `select ${OPERATOR_COLUMNS}, s.last_seen_at from operator_session s join operator o on o.id = s.operator_id
      where s.token_hash = $1 and s.kind = $2 and ${IS_SIGNED_IN}`,
    [hashOf(token), kind],
  )
  if (!row) return null
  const { last_seen_at, ...operator } = row
  if (Date.now() - last_seen_at.getTime() > TOUCH_MS)
    await sql.run('update operator_session set last_seen_at = now() where token_hash = $1', [hashOf(token)])
  return operator
}

export async function endSession(sql: Sql, token: string): Promise<void> {
  await sql.run('update operator_session set revoked_at = now() where token_hash = $1 and revoked_at is null', [
    hashOf(token),
  ])
}

/** Ends all sessions and tokens of a person. */
export async function endSessionsOf(sql: Sql, operatorId: string): Promise<number> {
  return sql.run('update operator_session set revoked_at = now() where operator_id = $1 and revoked_at is null', [
    operatorId,
  ])
}
