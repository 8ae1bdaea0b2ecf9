import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** What the database code logs through; Fastify's and pino's loggers fit. */
export interface DatabaseLogger {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * The one database of a gateway process. Inside a transaction use the transaction's own client only: the embedded
 * database serves one transaction at a time, so a query through the pool would wait for its own transaction.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly pool: pg.Pool
  readonly drizzle: NodePgDatabase
  close(): Promise<void>
}
