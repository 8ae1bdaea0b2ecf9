import { text } from '../database/row.ts'
import type { Sql } from '../database/sql.ts'

/**
 * Identifies a database by eight hexadecimal digits. After a restore, a move, or a switch to its replica the
 * transactions have other numbers, and so it has another identity.
 */
export async function streamId(sql: Sql): Promise<string> {
  const row = await sql.row(
    { id: text },
    `select left(md5(concat_ws('-',
       (select system_identifier from pg_control_system()),
       -- The timeline, which rises when a replica takes over and when the log is recovered up to some moment.
       left(pg_walfile_name(pg_current_wal_lsn()), 8),
       (select oid from pg_database where datname = current_database()))), 8) as id`,
  )
  return row!.id
}
