import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    primaryKey({ columns: [table.adapter, table.transactionId] }),
    index('wallet_transaction_by_reference').on(table.adapter, table.referenceTransactionId),
    index('wallet_transaction_by_round').on(table.adapter, table.roundId, table.memberId),
  ],
)
