import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from '../../platform/database/sql.ts'
import { playerAccountId } from '../player-account.ts'

/** How long a launched game may take to exchange its token. */
const TOKEN_SECONDS = 5 * 60
/** How long one launch accepts bets. */
const SESSION_SECONDS = 12 * 3600

const ACCOUNT_ID = playerAccountId({ merchantId: '$2', currency: '$4', exponent: '$5', memberId: '$3' })

export interface GameSessionRequest {
  readonly merchantId: string
  readonly memberId: string
  readonly nodeId: number
  /** Hash of the token of the session that launches it. */
  readonly loginHash: Buffer
  /** The vendor adapter whose wallet calls may use the session. */
  readonly adapter: string
  readonly currency: { readonly code: string; readonly exponent: number }
}

/**
 * Opens a game session for real money. The token is for the vendor, works once and for a few minutes; only its hash is
 * stored.
 */
export async function openGameSession(
  sql: Sql,
  request: GameSessionRequest,
): Promise<{ readonly sessionId: string; readonly token: string }> {
  const { merchantId, memberId, nodeId, loginHash, adapter, currency } = request
  const sessionId = randomBytes(16).toString('base64url')
  const token = randomBytes(32).toString('base64url')
  await sql.run(
    `insert into game_session (id, merchant_id, member_id, account_id, node_id, adapter, token_hash,
                               login_hash, token_expires_at, expires_at)
     values ($1, $2, $3::bigint, ${ACCOUNT_ID}, $6, $7, $8, $9,
             now() + make_interval(secs => ${TOKEN_SECONDS}), now() + make_interval(secs => ${SESSION_SECONDS}))`,
    [sessionId, merchantId, memberId, currency.code, currency.exponent, nodeId, adapter, hashToken(token), loginHash],
  )
  return { sessionId, token }
}

/** Ends the open games of some sign-ins: bets are refused from now on, wins and rollbacks still count. */
export async function closeGameSessions(sql: Sql, loginHashes: readonly Buffer[]): Promise<void> {
  await sql.run('update game_session set closed_at = now() where login_hash = any ($1) and closed_at is null', [
    loginHashes,
  ])
}

/** The hash a launch token is stored as. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
