import type { Merchant } from '@livery/merchant/merchant'
import { integer } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** Notes of one transaction, which holds no lock that a bet waits for. */
const BATCH = 5_000

/**
 * Adds the notes of a merchant's teams to their figures, up to a number: a few in a call, all in the job. Answers how
 * many it added; none if another process is adding them.
 */
export async function foldTeams(
  sql: Sql,
  { id, timeZone }: Pick<Merchant, 'id' | 'timeZone'>,
  most = BATCH,
): Promise<number> {
  const row = await sql.row({ taken: integer }, 'select team_fold($1, $2, $3::int) as taken', [id, timeZone, most])
  return row!.taken
}

/** Adds all that was noted. */
export async function foldAll(sql: Sql, merchant: Pick<Merchant, 'id' | 'timeZone'>): Promise<void> {
  while ((await foldTeams(sql, merchant)) === BATCH);
}
