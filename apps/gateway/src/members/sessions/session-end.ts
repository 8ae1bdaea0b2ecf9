import { real } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { IDLE_MS } from './session.ts'

/** Wait after a database failure before the next query. */
const RETRY_MS = 10_000

/**
 * Calls `onEnd` when a session reaches its idle or absolute limit; ending it earlier notifies its listeners in another
 * way. Each call of the member moves the idle limit, so the session is checked again when it would expire. Returns a
 * function that stops it.
 */
export function atSessionEnd(sql: Sql, tokenHash: Buffer, onEnd: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const again = (afterMs: number) => {
    if (!stopped) timer = setTimeout(look, afterMs).unref()
  }
  const look = () =>
    msLeft(sql, tokenHash).then(
      (left) => {
        if (left > 0) again(Math.ceil(left))
        else if (!stopped) onEnd()
      },
      () => again(RETRY_MS),
    )
  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** Uses the database's clock, because the session's times come from it. */
async function msLeft(sql: Sql, tokenHash: Buffer): Promise<number> {
  const rows = await sql.rows(
    { left: real },
    `select (extract(epoch from least(expires_at, last_seen_at + $2 * interval '1 millisecond') - now()) * 1000)::float8
            as left
       from session where token_hash = $1 and revoked_at is null`,
    [tokenHash, IDLE_MS],
  )
  return rows[0]?.left ?? 0
}
