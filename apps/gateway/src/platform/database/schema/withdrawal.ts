import { DOCUMENT_STATES } from '@livery/contract/cashier/documents'
import { WITHDRAWAL_STATES } from '@livery/contract/cashier/withdrawal-states'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { member } from './member.ts'

/** The destination of a member's withdrawals. The typed values are sealed; only the mask is ever shown. */
export const payee = pgTable(
  'payee',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** The way to pay it belongs to. */
    method: text('method').notNull(),
    sealedDetails: bytes('sealed_details').notNull(),
    /** A keyed hash of the account: equal accounts have equal ones, even of different members. */
    fingerprint: bytes('fingerprint').notNull(),
    masked: text('masked').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Until when nothing is paid to it, so that a thief cannot add one and withdraw at once. */
    usableAt: instant('usable_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    foreignKey({
      name: 'payee_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    uniqueIndex('payee_once')
      .on(table.memberId, table.merchantId, table.method, table.fingerprint)
      .where(sql`${table.removedAt} is null`),
    index('payee_by_fingerprint').on(table.fingerprint),
  ],
)

/** A member's wish to take money out; the tries to pay it are attempts. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    reference: text('reference').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** The browser's key of the request: a repeated one means the same withdrawal. */
    requestKey: text('request_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    method: text('method').notNull(),
    payeeId: text('payee_id')
      .notNull()
      .references(() => payee.id),
    /** The payee's mask at the time of the withdrawal. */
    masked: text('masked').notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    /** Taken off the amount; the rest is paid. */
    feeMinor: bigint('fee_minor', { mode: 'bigint' }).notNull(),
    state: text('state', { enum: WITHDRAWAL_STATES }).notNull(),
    /** The result of each check before the payout. */
    checks: jsonb('checks').notNull(),
    /** Steps of the timeline so far. */
    steps: integer('steps').notNull().default(0),
    /** Tries to pay so far. */
    attempts: smallint('attempts').notNull().default(0),
    providerReference: text('provider_reference'),
    requestedAt: instant('requested_at').notNull().default(sql`clock_timestamp()`),
    /** When the platform continues by itself; null where somebody else has to act. */
    dueAt: instant('due_at'),
    /** How often the provider was asked about its payout since the attempt. */
    polls: smallint('polls').notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'withdrawal_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('withdrawal_request').on(table.memberId, table.merchantId, table.requestKey),
    index('withdrawal_by_member').on(table.memberId, table.merchantId, table.requestedAt.desc().nullsFirst()),
    index('withdrawal_of_state').on(table.state, table.requestedAt, table.reference),
    index('withdrawal_by_state').on(table.merchantId, table.state, table.requestedAt),
    index('withdrawal_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check(
      'withdrawal_amount',
      sql`${table.amountMinor} > 0 and ${table.feeMinor} >= 0 and ${table.feeMinor} < ${table.amountMinor}`,
    ),
    check('withdrawal_state', sql.raw(`"state" in (${WITHDRAWAL_STATES.map((state) => `'${state}'`).join(', ')})`)),
  ],
)

/** One try to pay a withdrawal at the provider, which knows it by reference and number. */
export const withdrawalAttempt = pgTable(
  'withdrawal_attempt',
  {
    reference: text('reference')
      .notNull()
      .references(() => withdrawal.reference),
    number: smallint('number').notNull(),
    merchantId: text('merchant_id').notNull(),
    beganAt: instant('began_at').notNull().default(sql`clock_timestamp()`),
    /** Its outcome: paid, failed or returned; null while unknown. */
    outcome: text('outcome'),
    providerReference: text('provider_reference'),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.number] }),
    index('withdrawal_attempt_by_time').on(table.merchantId, table.beganAt),
  ],
)

/** A document that a withdrawal waits for, once for each kind. Its pictures are uploads. */
export const withdrawalDocument = pgTable(
  'withdrawal_document',
  {
    reference: text('reference')
      .notNull()
      .references(() => withdrawal.reference),
    number: smallint('number').notNull(),
    merchantId: text('merchant_id').notNull(),
    /** A kind of document, or an operator's words. */
    what: text('what').notNull(),
    state: text('state', { enum: DOCUMENT_STATES }).notNull().default('wanted'),
    /** How often it was sent; a refused document is sent again. */
    tries: smallint('tries').notNull().default(0),
    /** The player's note on the last one. */
    note: text('note'),
    /** The reason for accepting or refusing the last one, as the player reads it. */
    words: text('words'),
    requestedAt: instant('asked_at').notNull().default(sql`clock_timestamp()`),
    sentAt: instant('sent_at'),
    decidedAt: instant('decided_at'),
    /** An operator's name. */
    decidedBy: text('decided_by'),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.number] }),
    check(
      'withdrawal_document_state',
      sql.raw(`"state" in (${DOCUMENT_STATES.map((state) => `'${state}'`).join(', ')})`),
    ),
  ],
)
