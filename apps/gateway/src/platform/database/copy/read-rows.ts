import { arrayOf, nullable, text } from '../row.ts'
import type { Sql } from '../sql.ts'
import type { CopiedRow } from './copy.ts'
import type { CopiedTable } from './tables.ts'

/** The approximate number of characters fetched at a time: quick enough, and small enough for any machine. */
const BATCH_CHARACTERS = 4_000_000
const MOST_ROWS = 5_000

/** All rows of a table, in portions, within a transaction. */
export async function* readRows(sql: Sql, { name, columns }: CopiedTable): AsyncGenerator<readonly CopiedRow[]> {
  const values = columns.map((column) => `"${column.name}"::text`).join(', ')
  await sql.run(`declare copied_rows no scroll cursor for select array[${values}] as row from public."${name}"`)
  let next = 50
  for (;;) {
    const fetched = await sql.rows({ row: arrayOf(nullable(text)) }, `fetch ${next} from copied_rows`)
    if (fetched.length > 0) yield fetched.map(({ row }) => row)
    if (fetched.length < next) break
    const characters = fetched.reduce(
      (sum, { row }) => sum + row.reduce((all, value) => all + (value?.length ?? 0), 0),
      0,
    )
    next = Math.max(1, Math.min(MOST_ROWS, Math.floor((BATCH_CHARACTERS * fetched.length) / (characters + 1))))
  }
  await sql.run('close copied_rows')
}
