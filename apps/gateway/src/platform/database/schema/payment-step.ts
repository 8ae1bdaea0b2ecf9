import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The steps of deposits and withdrawals, which make up their timelines; append-only. */
export const paymentStep = pgTable(
  'payment_step',
  {
    reference: text('reference').notNull(),
    number: integer('number').notNull(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    direction: text('direction', { enum: ['deposit', 'withdrawal'] }).notNull(),
    state: text('state').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    /** `player`, `platform`, `provider`, or an operator's name. */
    actor: text('actor').notNull(),
    reason: text('reason'),
    params: jsonb('params').notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.number] }),
    index('payment_step_by_time').on(table.merchantId, table.direction, table.state, table.at),
    index('payment_step_otherwise')
      .on(table.at, table.reference)
      .where(sql`${table.direction} = 'deposit' and ${table.reason} in ('late', 'under', 'over', 'again')`),
    check('payment_step_direction', sql`${table.direction} in ('deposit', 'withdrawal')`),
  ],
)
