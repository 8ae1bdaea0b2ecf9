import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { gameCatalogue } from './game.ts'

/** A notice that was sent to open pages, in one wording. The notices themselves are part of the releases. */
export const announcedNotice = pgTable(
  'told_notice',
  {
    merchantId: text('merchant_id').notNull(),
    noticeId: text('notice_id').notNull(),
    /** MD5 of its titles and contents. */
    wording: text('wording').notNull(),
    announcedAt: instant('told_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.noticeId, table.wording] })],
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
    /** The win's own id at its vendor, by which a rollback removes it from the board; null in demonstrations. */
    adapter: text('adapter'),
    transactionId: text('transaction_id'),
  },
  (table) => [
    index('big_win_by_time').on(table.merchantId, table.at.desc().nullsFirst()),
    index('big_win_by_game').on(table.merchantId, table.nodeId, table.at.desc().nullsFirst()),
    index('big_win_by_transaction').on(table.transactionId, table.adapter),
  ],
)
