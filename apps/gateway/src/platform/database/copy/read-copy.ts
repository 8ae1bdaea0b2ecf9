import { assertSeesAll } from '../assert-sees-all.ts'
import type { OpenDatabase } from '../connect.ts'
import { bigint, text } from '../row.ts'
import type { Sql } from '../sql.ts'
import { runTransaction } from '../transaction.ts'
import { onUnhurriedConnection } from '../unhurried.ts'
import { Checksum } from './checksum.ts'
import { COPY_FORMAT, type Copy, type CopyHeader, type CopyItem } from './copy.ts'
import { readRows } from './read-rows.ts'
import { copiedTables, TEXT_FORMS } from './tables.ts'

/**
 * Passes on the contents of a database at one moment, whatever is written meanwhile. PostgreSQL continues to serve
 * others; the embedded database serves one transaction at a time, so others wait until the copy is read.
 */
export async function readCopy<Result>(database: OpenDatabase, use: (copy: Copy) => Promise<Result>): Promise<Result> {
  return onUnhurriedConnection(database, (client) =>
    runTransaction(
      client,
      async (snapshot) => {
        await assertSeesAll(snapshot)
        for (const statement of TEXT_FORMS) await snapshot.run(statement)
        return use({ header: await headerOf(snapshot), items: itemsOf(snapshot) })
      },
      { snapshot: true },
    ),
  )
}

async function headerOf(sql: Sql): Promise<CopyHeader> {
  const database = await sql.row(
    { server: text, bytes: bigint },
    `select current_setting('server_version') as server, pg_database_size(current_database()) as bytes`,
  )
  const applied = await sql.rows(
    { hash: text, made_at: bigint },
    'select hash, created_at as made_at from drizzle.__drizzle_migrations order by created_at',
  )
  return {
    copy: 'livery',
    format: COPY_FORMAT,
    madeAt: new Date().toISOString(),
    server: database?.server ?? '',
    bytes: Number(database?.bytes ?? 0),
    migrations: applied.map(({ hash, made_at }) => ({ madeAt: Number(made_at), hash })),
  }
}

async function* itemsOf(sql: Sql): AsyncGenerator<CopyItem> {
  const tables = await copiedTables(sql)
  let total = 0
  for (const table of tables) {
    yield { table: table.name, columns: [...table.columns] }
    const checksum = new Checksum()
    for await (const rows of readRows(sql, table)) {
      checksum.add(rows)
      yield { rows: [...rows] }
    }
    total += checksum.result.count
    yield { end: table.name, ...checksum.result }
  }
  // A snapshot does not cover sequences; read last, each is at or after every copied number.
  const sequences = await sql.rows(
    { name: text, value: text },
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  yield { sequences }
  yield { tables: tables.length, total }
}
