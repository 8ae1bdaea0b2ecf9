import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Work that is due at a time and done once, however many gateways run. */
export const job = pgTable(
  'job',
  {
    kind: text('kind').notNull(),
    /** The subject: an order, or a period. */
    key: text('key').notNull(),
    /** Null for work over all merchants. */
    merchantId: text('merchant_id'),
    payload: jsonb('payload').notNull().default({}),
    dueAt: instant('due_at').notNull(),
    /** Until when the gateway that took it may work on it; afterwards another one takes it. */
    leaseUntil: instant('lease_until'),
    holder: text('holder'),
    /** Failed tries in a row. */
    failures: integer('failures').notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.kind] }),
    index('job_due').on(table.dueAt).where(sql`${table.doneAt} is null`),
  ],
)
