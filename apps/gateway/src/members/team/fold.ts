import type { Merchant } from '@livery/merchant/merchant'
import { integer } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** Notes taken in one transaction, which holds no lock that a bet waits for. */
const BATCH = 5_000

/**
 * Adds what was noted of a merchant's teams to their figures, so many notes at most: of a call a few, of the job all.
 * Answers how many it took; none, too, where another process is at it.
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
