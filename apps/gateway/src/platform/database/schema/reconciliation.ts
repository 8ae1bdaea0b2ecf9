import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ledgerPosting } from './ledger.ts'

/** A day of a merchant's account at a payment provider, compared once with the provider's own list. */
export const reconciliation = pgTable(
  'reconciliation',
  {
    merchantId: text('merchant_id').notNull(),
    connection: text('connection').notNull(),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    lines: integer('lines').notNull(),
    matched: integer('matched').notNull(),
    /** What the provider settled of the day: its movements and its charges. */
    postingId: bigint('posting_id', { mode: 'bigint' }).references(() => ledgerPosting.id),
    doneAt: instant('done_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.day, table.connection, table.merchantId] })],
)

/** One line of a provider's list of a day. */
export const settlementLine = pgTable(
  'settlement_line',
  {
    merchantId: text('merchant_id').notNull(),
    connection: text('connection').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    number: integer('number').notNull(),
    direction: text('direction').notNull(),
    providerRef: text('provider_ref').notNull(),
    reference: text('reference'),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    costMinor: bigint('cost_minor', { mode: 'bigint' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.connection, table.merchantId, table.number] }),
    index('settlement_line_by_ref').on(table.providerRef, table.connection, table.merchantId),
  ],
)

/** A difference between our books and the provider's list. */
export const settlementDifference = pgTable(
  'settlement_difference',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    connection: text('connection').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['missingOurs', 'missingTheirs', 'amountDiffers', 'duplicate'] }).notNull(),
    direction: text('direction').notNull(),
    providerRef: text('provider_ref').notNull(),
    reference: text('reference'),
    currency: text('currency').notNull(),
    oursMinor: bigint('ours_minor', { mode: 'bigint' }),
    theirsMinor: bigint('theirs_minor', { mode: 'bigint' }),
    foundAt: instant('found_at').notNull().default(sql`clock_timestamp()`),
    closedAt: instant('closed_at'),
    /** `rule`, or an operator's name. */
    closedBy: text('closed_by'),
    resolution: text('resolution'),
  },
  (table) => [
    index('settlement_difference_waiting').on(table.id).where(sql`${table.closedAt} is null`),
    index('settlement_difference_open').on(table.merchantId, table.foundAt).where(sql`${table.closedAt} is null`),
    index('settlement_difference_by_ref').on(table.providerRef, table.connection, table.merchantId),
  ],
)
