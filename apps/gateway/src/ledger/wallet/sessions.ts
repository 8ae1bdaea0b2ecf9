import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/connect.ts'

/** How long a launched game may take to trade its token. */
const TOKEN_SECONDS = 5 * 60
/** How long bets are taken in one launch. */
const SESSION_SECONDS = 12 * 3600

export interface GameSessionRequest {
  readonly merchantId: string
  readonly memberId: string
  readonly nodeId: number
  /** Token hash of the sign-in that launches it. */
  readonly loginHash: Buffer
  /** The vendor adapter whose wallet calls may use the session. */
  readonly adapter: string
  readonly currency: { readonly code: string; readonly exponent: number }
}

/**
 * Opens a session of a game for real money. The token is for the vendor, works once and within minutes; only its hash is
 * kept.
 */
export async function openGameSession(
  database: Database,
  request: GameSessionRequest,
): Promise<{ readonly sessionId: string; readonly token: string }> {
  const { merchantId, memberId, nodeId, loginHash, adapter, currency } = request
  const sessionId = randomBytes(16).toString('base64url')
  const token = randomBytes(32).toString('base64url')
  await database.pool.query(
    `INSERT INTO game_session (id, merchant_id, member_id, account_id, node_id, adapter, token_hash,
                               login_hash, token_expires_at, expires_at)
     VALUES ($1, $2, $3::bigint, ledger_account_id($2, $4, $5, 'player', $3::bigint::text), $6, $7, $8, $9,
             now() + make_interval(secs => ${TOKEN_SECONDS}), now() + make_interval(secs => ${SESSION_SECONDS}))`,
    [sessionId, merchantId, memberId, currency.code, currency.exponent, nodeId, adapter, hashToken(token), loginHash],
  )
  return { sessionId, token }
}

/** Ends the open games of one sign-in: bets are refused from now on, wins and rollbacks still count. */
export async function closeGameSessions(database: Database, loginHash: Buffer): Promise<void> {
  await database.pool.query('UPDATE game_session SET closed_at = now() WHERE login_hash = $1 AND closed_at IS NULL', [
    loginHash,
  ])
}

/** The form in which launch tokens are kept. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
