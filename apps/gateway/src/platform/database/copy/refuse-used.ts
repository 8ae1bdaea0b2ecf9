import { StartupError } from '../../startup-error.ts'
import { GATEWAY_NAME, type OpenDatabase } from '../connect.ts'
import { bigint } from '../row.ts'

/** Throws a `StartupError` where gateways are connected to a PostgreSQL database; an embedded one's folder is locked. */
export async function refuseUsed(database: OpenDatabase, what: string): Promise<void> {
  if (database.kind === 'embedded') return
  const row = await database.row(
    { count: bigint },
    'select count(*) as count from pg_stat_activity where datname = current_database() and application_name = $1',
    [GATEWAY_NAME],
  )
  if (!row || row.count === 0n) return
  throw new StartupError(`${what} is in use: gateways have ${row.count} connections to it. Stop them first.`)
}
