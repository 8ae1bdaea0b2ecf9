import type { Database } from './connect.ts'
import type { DatabaseLogger } from './database-logger.ts'

const HOUR_MS = 3_600_000
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
  `DELETE FROM session WHERE expires_at < now() - interval '30 days'`,
  // A saved file leaves a release each time; those that nobody points to have had theirs.
  `DELETE FROM release r WHERE saved_at < now() - interval '180 days'
     AND NOT EXISTS (SELECT FROM merchant_pointer p WHERE r.hash IN (p.live, p.previous, p.canary))
     AND NOT EXISTS (SELECT FROM release_plan l WHERE l.release = r.hash)`,
]

/** Tables whose rows change or go all the time. */
const BUSY_TABLES =
  'ledger_account, game_round, game_session, event_outbox, session, payload_seen, captcha, login_throttle'

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
