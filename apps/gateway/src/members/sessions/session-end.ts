import { real } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { IDLE_MS } from './session.ts'

/** How long after an outage the database is asked again. */
const RETRY_MS = 10_000

/**
 * Calls `onEnd` when a session has had its time, idle or absolute; whoever ends it before that tells its listeners. Each
 * call of its member puts the idle end off, so it is looked at again when it should have come. Returns how to stop.
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

/** By the database's clock, which also said when it began. */
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
