import { reasonOf } from '../reason-of.ts'
import type { Database } from './connect.ts'
import type { DatabaseLogger } from './database-logger.ts'
import { boolean, text } from './row.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** The lock of the database that the gateway doing the upkeep holds. */
export const UPKEEP_LOCK = 7_305_812_203
/** Rows deleted in one transaction: events wait for every transaction that writes, so none may take long. */
const BATCH = 2_000

/** The data of a part of the gateway that expires. */
export interface Upkeep {
  /** Statements that delete expired rows; each contains its period. */
  readonly expired: readonly string[]
  /** Statements that recompute rows derived from others. */
  readonly remade?: readonly string[]
  /** Expired rows of tables that every visitor adds to; they are deleted a batch at a time. */
  readonly expiredByMany?: readonly { readonly from: string; readonly where: string }[]
  /** Tables whose rows often change or are deleted, which need vacuuming. */
  readonly busyTables: readonly string[]
  /** Tables that begin empty and grow for ever: a plan made for a small table is bad for a large one. */
  readonly growingTables?: readonly string[]
}

/**
 * Deletes expired rows, and recomputes derived ones. Of several gateways that try at once, one does it. Returns whether
 * this one did.
 */
export async function removeExpired(
  database: Database,
  { expired, remade = [], expiredByMany = [] }: Upkeep,
): Promise<boolean> {
  for (const { from, where } of expiredByMany) {
    for (let removed: number | null = BATCH; removed === BATCH; ) {
      removed = await asOnlyOne(database, (run) =>
        run(`delete from ${from} where ctid = any (array(select ctid from ${from} where ${where} limit ${BATCH}))`),
      )
      if (removed === null) return false
    }
  }
  const done = await asOnlyOne(database, async (run) => {
    for (const statement of [...expired, ...remade]) await run(statement)
    return true
  })
  return done ?? false
}

/** Runs something in its own transaction, unless another gateway runs such work now; then null. */
async function asOnlyOne<Result>(
  database: Database,
  act: (run: (statement: string) => Promise<number>) => Promise<Result>,
): Promise<Result | null> {
  return database.transaction(async (tx) => {
    const lock = await tx.row({ mine: boolean }, 'select pg_try_advisory_xact_lock($1) as mine', [UPKEEP_LOCK])
    return lock?.mine ? act((statement) => tx.run(statement)) : null
  })
}

/**
 * Analyses the tables that have doubled since they were last analysed, so that new plans are made. For the embedded
 * database, which has no background processes. Returns the tables.
 */
export async function analyseGrown(database: Database, { growingTables = [] }: Upkeep): Promise<readonly string[]> {
  const grown = await database.rows(
    { name: text },
    `select relname as name from pg_class
      where oid = any ($1::regclass[])
        and pg_relation_size(oid) / current_setting('block_size')::int > 2 * relpages + 4`,
    [growingTables],
  )
  const names = grown.map(({ name }) => name)
  if (names.length > 0) await database.run(`analyze ${names.join(', ')}`)
  return names
}

/** Deletes expired rows soon after the start and then every hour. Returns a function that stops it. */
export function startUpkeep(database: Database, upkeep: Upkeep, logger: DatabaseLogger): () => void {
  const tidy = async () => {
    try {
      const done = await removeExpired(database, upkeep)
      // PostgreSQL vacuums by itself; the embedded engine has no background processes.
      if (done && database.kind === 'embedded') await database.run(`vacuum (analyze) ${upkeep.busyTables.join(', ')}`)
    } catch (error) {
      logger.warn({ reason: reasonOf(error) }, 'the upkeep of the database failed; it is tried again in an hour')
    }
  }
  const analyse = () =>
    analyseGrown(database, upkeep).catch((error: unknown) =>
      logger.warn({ reason: reasonOf(error) }, 'the tables that grow could not be analysed'),
    )
  const timers = [setTimeout(() => void tidy(), HOUR_MS / 60).unref(), setInterval(() => void tidy(), HOUR_MS).unref()]
  if (database.kind === 'embedded') timers.push(setInterval(() => void analyse(), MINUTE_MS).unref())
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
