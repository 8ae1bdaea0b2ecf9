import { StartupError } from '../startup-error.ts'
import { boolean } from './row.ts'
import { SYSTEM_ROLE } from './scope.ts'
import type { Sql } from './sql.ts'

/**
 * Throws a `StartupError` for a user whom row-level security shows only a part of the rows, because it does so
 * silently.
 */
export async function assertSeesAll(sql: Sql): Promise<void> {
  const row = await sql.row(
    { partly: boolean },
    `select exists (select from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity)
            and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)
            and not coalesce(pg_has_role(to_regrole('${SYSTEM_ROLE}'), 'usage'), false) as partly`,
  )
  if (!row?.partly) return
  throw new StartupError(
    'The database’s user does not see the rows of every merchant. ' +
      `Name the owner of its tables in DATABASE_URL, or let an administrator "grant ${SYSTEM_ROLE} to <that user>".`,
  )
}
