import { StartupError } from '../../startup-error.ts'
import type { OpenDatabase } from '../connect.ts'
import { migrate, releaseMigrations } from '../migrate.ts'
import { bigint, boolean, text } from '../row.ts'
import type { Sql } from '../sql.ts'
import { runTransaction } from '../transaction.ts'
import { onUnhurriedConnection } from '../unhurried.ts'
import { Checksum } from './checksum.ts'
import { COPY_FORMAT, type CopiedRow, type Copy, type CopyHeader, type CopyItem, type CopySize } from './copy.ts'
import { readRows } from './read-rows.ts'
import { refuseUsed } from './refuse-used.ts'
import { type CopiedTable, copiedTables, TEXT_FORMS } from './tables.ts'

/**
 * Loads a copy into an empty database, reads all of it again, and only then commits; a copy that is cut short or differs
 * leaves nothing behind. The tables are first those of the release the copy was made with, then migrated to this one.
 * Throws `StartupError` where the database is not empty, or is in use, or the copy is of a newer release.
 */
export async function loadCopy(database: OpenDatabase, { header, items }: Copy): Promise<CopySize> {
  const migrations = migrationsOf(header)
  await refuseUsed(database, 'The database to restore into')
  const isNew = await refuseOther(database, migrations)
  await migrate(database, migrations)
  const size = await onUnhurriedConnection(database, (client) =>
    runTransaction(client, async (sql) => {
      for (const statement of TEXT_FORMS) await sql.run(statement)
      const tables = await copiedTables(sql)
      await empty(sql, tables, isNew)
      const finish = await withoutRules(sql, tables)
      const loaded = await load(sql, tables, items)
      await finish()
      return loaded
    }),
  )
  await migrate(database)
  // The planner has no statistics yet about tables that were just filled.
  await onUnhurriedConnection(database, (client) => client.query('analyze'))
  return size
}

/** The copy's migrations, all of which this release must have. */
function migrationsOf({ format, migrations }: CopyHeader): ReadonlySet<number> {
  const known = new Map(releaseMigrations().map(({ madeAt, hash }) => [madeAt, hash]))
  if (format > COPY_FORMAT || migrations.some(({ madeAt }) => !known.has(madeAt))) {
    throw new StartupError('The backup was made by a newer release. Restore it with that release.')
  }
  if (migrations.some(({ madeAt, hash }) => known.get(madeAt) !== hash)) {
    throw new StartupError('The backup was made by an edited copy of this release’s migrations. Restore their files.')
  }
  return new Set(migrations.map(({ madeAt }) => madeAt))
}

/** Whether the database has no tables at all; refuses one with tables that the copy does not have. */
async function refuseOther(database: OpenDatabase, migrations: ReadonlySet<number>): Promise<boolean> {
  const has = await database.row(
    { tables: boolean, applied: boolean },
    `select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as tables,
            to_regclass('drizzle.__drizzle_migrations') is not null as applied`,
  )
  if (!has?.applied) {
    if (has?.tables) throw notEmpty('tables of something else')
    return true
  }
  const applied = await database.rows(
    { made_at: bigint },
    'select created_at as made_at from drizzle.__drizzle_migrations',
  )
  if (applied.some(({ made_at }) => !migrations.has(Number(made_at)))) throw notEmpty('the tables of another release')
  return applied.length === 0 && !has.tables
}

const notEmpty = (what: string) =>
  new StartupError(
    `The database to restore into has ${what}. Nothing is ever overwritten: name an empty one (DATABASE_URL or DATA_DIR).`,
  )

/** Locks the tables for this transaction. They may contain only rows that the migrations have just written. */
async function empty(sql: Sql, tables: readonly CopiedTable[], isNew: boolean): Promise<void> {
  const names = tables.map(({ name }) => `public."${name}"`)
  await sql.run(`lock table ${names.join(', ')} in access exclusive mode`)
  for (const table of isNew ? [] : names) {
    const row = await sql.row({ used: boolean }, `select exists (select from ${table}) as used`)
    if (row?.used) throw notEmpty(`rows in ${table}`)
  }
  for (const table of names) await sql.run(`alter table ${table} disable trigger user`)
  await sql.run(`truncate ${names.join(', ')}, public.event_outbox`)
}

/**
 * Drops the references between tables and the triggers, which the copied rows have passed before, so that tables may
 * come in any order. The answer restores them, and checks every reference.
 */
async function withoutRules(sql: Sql, tables: readonly CopiedTable[]): Promise<() => Promise<void>> {
  const references = await sql.rows(
    { table: text, name: text, definition: text },
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of references) await sql.run(`alter table ${table} drop constraint "${name}"`)
  return async () => {
    for (const { table, name, definition } of references) {
      await sql.run(`alter table ${table} add constraint "${name}" ${definition}`)
    }
    for (const { name } of tables) await sql.run(`alter table public."${name}" enable trigger user`)
  }
}

async function load(sql: Sql, tables: readonly CopiedTable[], items: AsyncIterable<CopyItem>): Promise<CopySize> {
  const due = new Map(tables.map((table) => [table.name, table]))
  let table: CopiedTable | undefined
  let size: CopySize | undefined
  for await (const item of items) {
    if ('table' in item) {
      table = due.get(item.table)
      if (!table || !isSame(table, item.columns)) throw differs(`the table ${item.table} is not as it is here`)
    } else if ('rows' in item) {
      if (!table) throw differs('rows come before their table')
      await insert(sql, table, item.rows)
    } else if ('end' in item) {
      if (table?.name !== item.end) throw differs(`${item.end} ends before it begins`)
      const checksum = new Checksum()
      for await (const rows of readRows(sql, table)) checksum.add(rows)
      const { count, checksum: sum } = checksum.result
      if (count !== item.count || sum !== item.checksum)
        throw differs(`${item.end} reads otherwise than it was written`)
      due.delete(item.end)
    } else if ('sequences' in item) {
      for (const { name, value } of item.sequences) {
        await sql.rows({ setval: text }, 'select setval($1::regclass, $2::bigint)::text as setval', [
          `public."${name}"`,
          value,
        ])
      }
    } else size = { tables: item.tables, rows: item.total }
  }
  if (!size) throw differs('its end is missing')
  if (due.size > 0) throw differs(`it has no ${[...due.keys()].join(', ')}`)
  return size
}

const differs = (how: string) =>
  new StartupError(`The backup cannot be restored: ${how}. Nothing was kept of it; take another backup.`)

const isSame = ({ columns }: CopiedTable, others: CopiedTable['columns']) =>
  JSON.stringify(columns) === JSON.stringify(others)

async function insert(sql: Sql, { name, columns }: CopiedTable, rows: readonly CopiedRow[]): Promise<void> {
  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const values = columns.map(({ type }, index) => `v${index}::${type}`).join(', ')
  const aliases = columns.map((_, index) => `v${index}`).join(', ')
  await sql.run(
    `insert into public."${name}" (${names}) overriding system value
     select ${values} from unnest(${arrays}) as copied (${aliases})`,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  )
}
