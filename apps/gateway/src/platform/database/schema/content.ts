import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { gameCatalogue } from './game.ts'

/** An announcement of a merchant. Texts are by platform language code. */
export const notice = pgTable(
  'notice',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    /** B banner, PL player notice, PU pop-up, PR promotion, H help. */
    type: text('type').notNull().default('PL'),
    /** Identifies a seeded notice, so that seeding again updates it. */
    seedKey: text('seed_key'),
    titles: jsonb('titles').$type<Readonly<Record<string, string>>>().notNull(),
    /** HTML, sanitised before it is saved. */
    contents: jsonb('contents').$type<Readonly<Record<string, string>>>().notNull(),
    isPublished: boolean('is_published').notNull().default(true),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (table) => [
    unique('notice_seed').on(table.merchantId, table.seedKey),
    index('notice_by_type').on(table.merchantId, table.type, table.publishedAt.desc().nullsFirst()),
  ],
)

/** A win for the winner board. The name is masked when it is written. */
export const bigWin = pgTable(
  'big_win',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    nodeId: integer('node_id')
      .notNull()
      .references(() => gameCatalogue.nodeId),
    customerName: text('customer_name').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The win's own id at its vendor, with which a rollback takes it off the board; null for a demonstration's. */
    adapter: text('adapter'),
    transactionId: text('transaction_id'),
  },
  (table) => [
    index('big_win_by_time').on(table.merchantId, table.at.desc().nullsFirst()),
    index('big_win_by_transaction').on(table.transactionId, table.adapter),
  ],
)
