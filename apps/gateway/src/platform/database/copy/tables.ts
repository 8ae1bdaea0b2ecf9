import { text } from '../row.ts'
import type { Sql } from '../sql.ts'

export interface CopiedTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

/**
 * These tables are not copied. Events are numbered by the transactions of their own database, so in another one every
 * stream begins again, and so does the making of notifications.
 */
const NOT_COPIED = ['event_outbox', 'push_place']

/** The tables of a database and the columns that are stored, not computed. */
export async function copiedTables(sql: Sql): Promise<readonly CopiedTable[]> {
  const rows = await sql.rows(
    { table: text, column: text, type: text },
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and c.relname <> all ($1)
      order by c.relname, a.attnum`,
    [NOT_COPIED],
  )
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type }) => ({ name: column, type })),
  }))
}

/** The form of values as text that every version of PostgreSQL reads the same, whatever its settings. */
export const TEXT_FORMS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
]
