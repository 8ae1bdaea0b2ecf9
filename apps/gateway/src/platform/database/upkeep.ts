import { TRIAL_TYPE } from '@livery/contract/member'
import type { Database } from './connect.ts'
import type { DatabaseLogger } from './database-logger.ts'

const HOUR_MS = 3_600_000
/** Trial accounts that nobody is signed in with are kept so long. */
const TRIAL_DAYS = 7
/** What goes with a member: every table that refers to one, but the record of play, which keeps its member. */
export const OF_MEMBERS = [
  'authenticator',
  'exchange_code',
  'favourite',
  'known_address',
  'passkey',
  'recent_game',
  'remembered_device',
  'session',
  'sign_in_verification',
  'social_identity',
  'temporary_password',
] as const
/** The gateway that tidies up holds this lock of the database. */
export const UPKEEP_LOCK = 7_305_812_203

/** What has had its time, and for how long it is kept. */
const EXPIRED = [
  // A browser that was away longer than this asks for the present state rather than for what it missed.
  `DELETE FROM event_outbox WHERE at < now() - interval '24 hours'`,
  'DELETE FROM payload_seen WHERE expires_at < now()',
  `DELETE FROM payload_key WHERE retires_at < now() - interval '1 day'`,
  'DELETE FROM captcha WHERE expires_at < now()',
  'DELETE FROM login_throttle WHERE until < now()',
  'DELETE FROM bot_proof WHERE expires_at < now()',
  'DELETE FROM passkey_challenge WHERE expires_at < now()',
  'DELETE FROM social_attempt WHERE expires_at < now()',
  'DELETE FROM exchange_code WHERE expires_at < now()',
  // A code or a proof that comes too late is told so for a while.
  `DELETE FROM one_time_code WHERE expires_at < now() - interval '1 day'`,
  `DELETE FROM sign_in_verification WHERE expires_at < now() - interval '1 day'`,
  // A used one is the old password of who changes it.
  `DELETE FROM temporary_password WHERE expires_at < now() - interval '1 day'`,
  // A used token that comes back tells that it was copied.
  `DELETE FROM remembered_device WHERE expires_at < now() - interval '1 day'`,
  // Who has been away so long is a stranger there, but never everywhere: somebody nowhere known is asked for nothing.
  `DELETE FROM known_address k WHERE last_seen_at < now() - interval '180 days'
     AND EXISTS (SELECT FROM known_address other WHERE other.merchant_id = k.merchant_id
                    AND other.member_id = k.member_id AND other.last_seen_at > k.last_seen_at)`,
  `DELETE FROM mailbox_message WHERE sent_at < now() - interval '30 days'`,
  `DELETE FROM session WHERE expires_at < now() - interval '30 days'`,
  ...removeTrials(),
  // A saved file leaves a release each time; those that nobody points to have had theirs.
  `DELETE FROM release r WHERE saved_at < now() - interval '180 days'
     AND NOT EXISTS (SELECT FROM merchant_pointer p WHERE r.hash IN (p.live, p.previous, p.canary))
     AND NOT EXISTS (SELECT FROM release_plan l WHERE l.release = r.hash)`,
]

/**
 * A trial account without a password, which is what free play opens, can never be entered again once nobody is signed in
 * with it. One that has moved money all the same stays, as every posting does.
 */
function removeTrials(): readonly string[] {
  const over = `SELECT m.merchant_id, m.id FROM member m
    WHERE m.kind = ${TRIAL_TYPE} AND m.password_hash = '' AND m.created_at < now() - interval '${TRIAL_DAYS} days'
      AND NOT EXISTS (SELECT FROM session s WHERE s.merchant_id = m.merchant_id AND s.member_id = m.id
                         AND s.revoked_at IS NULL AND s.expires_at > now())
      AND NOT EXISTS (SELECT FROM game_session g WHERE g.merchant_id = m.merchant_id AND g.member_id = m.id)
      AND NOT EXISTS (SELECT FROM ledger_account l WHERE l.merchant_id = m.merchant_id AND l.kind = 'player' AND l.owner = m.id::text)`
  return [
    ...OF_MEMBERS.map((table) => `DELETE FROM ${table} WHERE (merchant_id, member_id) IN (${over})`),
    `DELETE FROM member WHERE (merchant_id, id) IN (${over})`,
  ]
}

/** Tables whose rows change or go all the time. */
const BUSY_TABLES =
  'ledger_account, game_round, game_session, event_outbox, session, payload_seen, captcha, login_throttle, ' +
  'bot_proof, one_time_code, remembered_device, known_address'

/** Removes what has expired. Of several gateways that do it at once, one does. Returns whether this one did. */
export async function removeExpired(database: Database): Promise<boolean> {
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
      UPKEEP_LOCK,
    ])
    const mine = rows[0]!.mine
    if (mine) for (const statement of EXPIRED) await client.query(statement)
    await client.query('COMMIT')
    client.release()
    return mine
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Keeps the database tidy, every hour and soon after the start. Returns how to stop. */
export function startUpkeep(database: Database, logger: DatabaseLogger): () => void {
  const tidy = async () => {
    try {
      const done = await removeExpired(database)
      // PostgreSQL vacuums by itself; the embedded engine has no background processes.
      if (done && database.kind === 'embedded') await database.pool.query(`VACUUM (ANALYZE) ${BUSY_TABLES}`)
    } catch (error) {
      logger.warn(
        { reason: (error as Error).message },
        'the upkeep of the database failed; it is tried again in an hour',
      )
    }
  }
  const first = setTimeout(() => void tidy(), HOUR_MS / 60).unref()
  const hourly = setInterval(() => void tidy(), HOUR_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(hourly)
  }
}
