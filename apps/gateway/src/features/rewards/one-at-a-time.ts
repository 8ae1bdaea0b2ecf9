import type { Sql } from '../../platform/database/sql.ts'

/** Allows one transaction at a time for a merchant, however many gateways run. */
export async function oneAtATime(sql: Sql, merchantId: string): Promise<void> {
  await sql.run(`select pg_advisory_xact_lock(hashtextextended('rewards of ' || $1, 0))`, [merchantId])
}
