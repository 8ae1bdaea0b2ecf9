import type { Sql } from '../../platform/database/sql.ts'

/** One transaction at a time for a merchant, whatever number of gateways run. */
export async function oneAtATime(sql: Sql, merchantId: string): Promise<void> {
  await sql.run(`select pg_advisory_xact_lock(hashtextextended('rewards of ' || $1, 0))`, [merchantId])
}
