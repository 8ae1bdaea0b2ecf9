import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/**
 * Kinds of accounts.
 * - `player`, `held`, `bonus`: a member's money: free to play with, put aside for a withdrawal, and bound to conditions
 * - `transit`, `vendor`: a member's money on its way to a vendor that keeps wallets of its own, and what is there
 * - `debt`: a member's debt, never above zero: money that was taken back after it had been spent
 * - `clearing`: what a payment provider owes us, as a negative balance, until it settles
 * - `fee`: what members paid for payments, and what providers charged for them
 * - `suspense`: money that came in and whose owner is not known yet
 * - `rewards`: the merchant's gifts as rewards, as a negative balance
 * - `points`, `tickets`: what a member has of them, each in a unit of its own instead of a currency
 * - `house`: what games won and lost
 * - `cash`: the world outside the platform
 */
export const LEDGER_ACCOUNT_KINDS = [
  'player',
  'house',
  'cash',
  'held',
  'bonus',
  'debt',
  'clearing',
  'fee',
  'suspense',
  'rewards',
  'points',
  'tickets',
  'transit',
  'vendor',
] as const

/** An account of the double-entry ledger. Its balance is the sum of its entries, stored with the account. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    currency: text('currency').notNull(),
    /** Digits after the point of the currency: 2 for PHP, 3 for KWD. */
    exponent: smallint('exponent').notNull(),
    kind: text('kind', { enum: LEDGER_ACCOUNT_KINDS }).notNull(),
    /**
     * For a member's own kinds the member's id, which follows the vendor's and a point in `vendor`; otherwise the
     * shard's number, which follows a name where there are several.
     */
    owner: text('owner').notNull(),
    balanceMinor: bigint('balance_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    /** Number of entries; increases by one with each. */
    version: bigint('version', { mode: 'bigint' }).notNull().default(sql`0`),
    /** The lowest allowed balance; null for accounts without one. */
    floorMinor: bigint('floor_minor', { mode: 'bigint' }),
  },
  (table) => [
    index('ledger_account_of_debts').on(table.id).where(sql`${table.kind} = 'debt'`),
    unique('ledger_account_of').on(table.merchantId, table.currency, table.kind, table.owner),
    check('ledger_account_floor', sql`${table.floorMinor} is null or ${table.balanceMinor} >= ${table.floorMinor}`),
    check('ledger_account_debt', sql`${table.kind} <> 'debt' or ${table.balanceMinor} <= 0`),
    check('ledger_account_exponent', sql`${table.exponent} between 0 and 4`),
    check('ledger_account_kind', sql.raw(`"kind" in (${LEDGER_ACCOUNT_KINDS.map((kind) => `'${kind}'`).join(', ')})`)),
  ],
)

/** A money transaction; append-only. Its entries sum to zero. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    /** bet, win, rollback, deposit, … */
    kind: text('kind').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Hash of the request: the same key with another request is a conflict. */
    requestHash: bytes('request_hash').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    meta: jsonb('meta').notNull().default({}),
  },
  (table) => [
    unique('ledger_posting_key').on(table.idempotencyKey, table.merchantId),
    index('ledger_posting_by_time').on(table.merchantId, table.at),
  ],
)

/** An entry of a posting, for one account; append-only. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    accountId: bigint('account_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerAccount.id),
    accountVersion: bigint('account_version', { mode: 'bigint' }).notNull(),
    postingId: bigint('posting_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerPosting.id),
    merchantId: text('merchant_id').notNull(),
    /** Positive when the account receives it. */
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.accountVersion] }),
    index('ledger_entry_by_posting').on(table.postingId),
    check('ledger_entry_amount', sql`${table.amountMinor} <> 0`),
  ],
)
