import type { ServerEvent } from '@livery/contract/events'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, transactionId } from './columns.ts'

/**
 * Events for browsers, written in the transaction of the change. Readers go by `(tx, id)`: an `id` is assigned before
 * its transaction commits, so a reader that goes by the id alone would skip late ones.
 */
export const eventOutbox = pgTable(
  'event_outbox',
  {
    tx: transactionId('tx').notNull().default(sql`pg_current_xact_id()`),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    /** Null means everybody at the merchant. */
    memberId: bigint('member_id', { mode: 'bigint' }),
    payload: jsonb('payload').$type<ServerEvent>().notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.tx, table.id] }),
    index('event_outbox_by_member').on(table.merchantId, table.memberId, table.tx, table.id),
    index('event_outbox_by_time').on(table.at),
  ],
)
