import type { Database } from './connect.ts'
import type { DatabaseLogger } from './database-logger.ts'
import { boolean } from './row.ts'

const HOUR_MS = 3_600_000
/** The lock of the database that the gateway doing the upkeep holds. */
export const UPKEEP_LOCK = 7_305_812_203

/** The data of a part of the gateway that expires. */
export interface Upkeep {
  /** Statements that delete expired rows; each says how long they stay. */
  readonly expired: readonly string[]
  /** Tables whose rows often change or are deleted, which need vacuuming. */
  readonly busyTables: readonly string[]
}

/** Deletes expired rows. Of several gateways that try at once, one does it. Returns whether this one did. */
export async function removeExpired(database: Database, { expired }: Upkeep): Promise<boolean> {
  return database.transaction(async (tx) => {
    const lock = await tx.row({ mine: boolean }, 'select pg_try_advisory_xact_lock($1) as mine', [UPKEEP_LOCK])
    if (!lock?.mine) return false
    for (const statement of expired) await tx.run(statement)
    return true
  })
}

/** Deletes expired rows soon after the start and then every hour. Returns a function that stops it. */
export function startUpkeep(database: Database, upkeep: Upkeep, logger: DatabaseLogger): () => void {
  const tidy = async () => {
    try {
      const done = await removeExpired(database, upkeep)
      // PostgreSQL vacuums by itself; the embedded engine has no background processes.
      if (done && database.kind === 'embedded') await database.run(`vacuum (analyze) ${upkeep.busyTables.join(', ')}`)
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
