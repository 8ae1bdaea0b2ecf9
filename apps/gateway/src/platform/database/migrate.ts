import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { OpenDatabase } from './connect.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { bigint, readRow, text } from './row.ts'
import { secureTables } from './row-security.ts'
import { runTransaction } from './transaction.ts'
import { onUnhurriedConnection } from './unhurried.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** The number of a lock, the same in every gateway; the gateway that migrates holds it. */
const ADVISORY_LOCK = 7_305_812_201

const APPLIED = { hash: text, created_at: bigint }

/**
 * Migrates the database's tables and functions to this release. Several gateways may start at once; a second call
 * changes nothing. Each migration is one transaction, recorded in Drizzle's own table; then the tables get their
 * policies. Throws `StartupError` when an applied migration was edited later, because the database's state is then
 * unknown, or is of a newer release.
 * @param only these migrations, by their times, to make an older state for a test
 */
export async function migrate(database: OpenDatabase, only?: ReadonlySet<number>): Promise<void> {
  const migrations = releaseMigrations().filter(({ madeAt }) => only?.has(madeAt) ?? true)
  // Migrating a large table, or waiting for another gateway, may take longer than a request is allowed.
  await onUnhurriedConnection(database, async (client) => {
    // A session lock covers the transactions of all migrations, and a crash releases it.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    try {
      await applyMissing(client, migrations)
      await secureTables(client)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK])
    }
  })
}

/** The migrations of this release, the oldest first. */
export const releaseMigrations = (): readonly Migration[] => readMigrations(MIGRATIONS)

async function applyMissing(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  const { rows } = await client.query<Record<string, unknown>>(
    'select hash, created_at from drizzle.__drizzle_migrations',
  )
  const applied = new Map(rows.map((row) => readRow(APPLIED, row)).map((row) => [Number(row.created_at), row.hash]))
  const known = new Set(migrations.map(({ madeAt }) => madeAt))
  if ([...applied.keys()].some((madeAt) => !known.has(madeAt))) {
    throw new StartupError(
      'The database was migrated by a newer release, whose tables this one does not know. ' +
        'Start that release, or restore a backup made before it into an empty database.',
    )
  }
  for (const migration of migrations) {
    const hash = applied.get(migration.madeAt)
    if (hash === migration.hash) continue
    if (hash !== undefined) {
      throw new StartupError(
        'The database was made by an edited copy of this release’s migrations. ' +
          'Restore the migration files, or start with an empty database (another DATA_DIR or DATABASE_URL).',
      )
    }
    await apply(client, migration)
  }
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await runTransaction(client, async (tx) => {
    // A function may use tables and functions that the same file makes later, so its body is not checked now.
    await tx.run('set local check_function_bodies = off')
    for (const statement of migration.statements) await tx.run(statement)
    await tx.run('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.madeAt,
    ])
  })
}
