import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { gameSession } from './game.ts'
import { ledgerPosting } from './ledger.ts'

/**
 * A vendor's wallet call that was accepted; append-only. It holds the answer, so that a repeated call gets the same
 * one. A rollback of a transaction that never arrived is stored too, so that the late transaction is refused.
 */
export const walletTransaction = pgTable(
  'wallet_transaction',
  {
    adapter: text('adapter').notNull(),
    transactionId: text('transaction_id').notNull(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => gameSession.id),
    kind: text('kind', { enum: ['bet', 'win', 'rollback', 'endRound'] }).notNull(),
    roundId: text('round_id').notNull(),
    /** The transaction that a rollback reverses. */
    referenceTransactionId: text('reference_transaction_id'),
    requestHash: bytes('request_hash').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    /** Null where no money moved. */
    postingId: bigint('posting_id', { mode: 'bigint' }).references(() => ledgerPosting.id),
    response: jsonb('response').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    // The most selective column comes first. A plan made while the tables were empty may use any index whose first
    // column it knows, and the adapter alone selects every row.
    primaryKey({ columns: [table.transactionId, table.adapter] }),
    index('wallet_transaction_by_reference').on(table.referenceTransactionId, table.adapter),
    index('wallet_transaction_by_round').on(table.roundId, table.memberId, table.adapter),
  ],
)

/**
 * A vendor's payouts to a merchant's players within an hour, for its limit. It has eight parts, like the house's
 * accounts, so that players of different parts do not wait for one another.
 */
export const vendorPayout = pgTable(
  'vendor_payout',
  {
    hour: instant('hour').notNull(),
    adapter: text('adapter').notNull(),
    merchantId: text('merchant_id').notNull(),
    currency: text('currency').notNull(),
    part: smallint('part').notNull(),
    paidMinor: bigint('paid_minor', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.adapter, table.merchantId, table.currency, table.part] })],
)
