import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { ledgerPosting } from './ledger.ts'
import { member } from './member.ts'

/** A payment provider's callback as received: a fact that is recorded once, with its effect. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    merchantId: text('merchant_id').notNull(),
    connection: text('connection').notNull(),
    /** The provider's own id of the fact. */
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    fact: jsonb('fact').notNull(),
    /** Null where the fact is an answer to our request and no callback. */
    raw: bytes('raw'),
    headers: jsonb('headers').notNull().default({}),
    outcome: jsonb('outcome'),
    receivedAt: instant('received_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.connection, table.merchantId] }),
    index('payment_event_by_time').on(table.merchantId, table.receivedAt),
    index('payment_event_by_connection').on(table.merchantId, table.connection, table.receivedAt),
  ],
)

/** One try of a deposit at its provider. */
export const depositAttempt = pgTable(
  'deposit_attempt',
  {
    merchantId: text('merchant_id').notNull(),
    reference: text('reference').notNull(),
    number: integer('number').notNull(),
    /** `unknown`: a request was sent, and no answer came. */
    state: text('state', { enum: ['asked', 'started', 'refused', 'unknown'] }).notNull(),
    providerOrder: text('provider_order'),
    reason: text('reason'),
    requestedAt: instant('asked_at').notNull().default(sql`clock_timestamp()`),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.number] }),
    index('deposit_attempt_by_time').on(table.merchantId, table.requestedAt),
  ],
)

/** A member's wish to pay money in. Its receipts are the money that came. */
export const deposit = pgTable(
  'deposit',
  {
    /** Unguessable, and unique over all merchants. */
    reference: text('reference').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    method: text('method').notNull(),
    connection: text('connection').notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    /** The amount that the member chose. */
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    /** The amount to pay, which may differ slightly to identify a transfer. */
    payableMinor: bigint('payable_minor', { mode: 'bigint' }).notNull(),
    receivedMinor: bigint('received_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    creditedMinor: bigint('credited_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    /** The fee as it was stated before the payment. */
    feeBasisPoints: integer('fee_basis_points').notNull(),
    feeFixedMinor: bigint('fee_fixed_minor', { mode: 'bigint' }).notNull(),
    /** The part of the credited amount that has to be staked before withdrawal, in percent. */
    turnoverPercent: integer('turnover_percent').notNull(),
    state: text('state').notNull(),
    /** The fields of the way to pay; secret ones only masked. */
    fields: jsonb('fields').notNull().default({}),
    instructions: jsonb('instructions'),
    providerOrder: text('provider_order'),
    bonusId: text('bonus_id'),
    /** The transaction's number that the member typed. */
    proof: text('proof'),
    confirmations: integer('confirmations'),
    confirmationsNeeded: integer('confirmations_needed'),
    /** Made by the page for one press of the button. */
    clientKey: text('client_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
    expiresAt: instant('expires_at').notNull(),
    updatedAt: instant('updated_at').notNull().default(sql`clock_timestamp()`),
    /** The secret fields, such as a voucher’s number, sealed; null where there are none. */
    sealedFields: bytes('sealed_fields'),
  },
  (table) => [
    foreignKey({
      name: 'deposit_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('deposit_once').on(table.memberId, table.clientKey),
    index('deposit_by_member').on(table.memberId, table.createdAt, table.reference),
    index('deposit_of_state').on(table.state, table.createdAt, table.reference),
    index('deposit_by_state').on(table.state, table.merchantId, table.createdAt),
    // A transfer proves one deposit only.
    uniqueIndex('deposit_proof')
      .on(table.proof, table.connection, table.merchantId)
      .where(sql`${table.proof} is not null`),
  ],
)

/** A picture with which a member proves a payment, encoded again without the other contents of its file. */
export const depositSlip = pgTable(
  'deposit_slip',
  {
    merchantId: text('merchant_id').notNull(),
    reference: text('reference')
      .notNull()
      .references(() => deposit.reference),
    number: smallint('number').notNull(),
    digest: bytes('digest').notNull(),
    /** A PNG or JPEG. */
    picture: bytes('picture').notNull(),
    addedAt: instant('added_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.number] }),
    // A picture proves one deposit only.
    unique('deposit_slip_once').on(table.digest, table.merchantId),
  ],
)

/** Money that a provider reports as received, or as on its way. */
export const depositReceipt = pgTable(
  'deposit_receipt',
  {
    merchantId: text('merchant_id').notNull(),
    connection: text('connection').notNull(),
    /** The provider's own number of the money. */
    providerRef: text('provider_ref').notNull(),
    /** Null where its purpose is unknown. */
    reference: text('reference').references(() => deposit.reference),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    feeMinor: bigint('fee_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    payerName: text('payer_name'),
    state: text('state', {
      enum: ['seen', 'undone', 'credited', 'suspense', 'unbooked', 'disputed', 'lost', 'returned'],
    }).notNull(),
    postingId: bigint('posting_id', { mode: 'bigint' }).references(() => ledgerPosting.id),
    at: instant('at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.providerRef, table.connection, table.merchantId] }),
    index('deposit_receipt_by_reference').on(table.reference),
    index('deposit_receipt_by_day').on(table.merchantId, table.connection, table.at),
    index('deposit_receipt_waiting')
      .on(table.recordedAt, table.providerRef)
      .where(sql`${table.state} in ('suspense', 'unbooked')`),
    index('deposit_receipt_without_owner')
      .on(table.merchantId, table.recordedAt)
      .where(sql`${table.state} in ('suspense', 'unbooked')`),
  ],
)

/** Money that the payer's bank took back, by the provider's number of the dispute. */
export const depositDispute = pgTable(
  'deposit_dispute',
  {
    merchantId: text('merchant_id').notNull(),
    connection: text('connection').notNull(),
    disputeRef: text('dispute_ref').notNull(),
    providerRef: text('provider_ref').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    /** `won`: the money came back to us. */
    state: text('state', { enum: ['open', 'won'] }).notNull(),
    openedAt: instant('opened_at').notNull().default(sql`clock_timestamp()`),
    wonAt: instant('won_at'),
    /** The requirement for turnover that it cancelled, to restore when it is won. */
    requirement: jsonb('requirement'),
  },
  (table) => [
    primaryKey({ columns: [table.disputeRef, table.connection, table.merchantId] }),
    index('deposit_dispute_by_receipt').on(table.providerRef, table.connection, table.merchantId),
  ],
)

/** A transaction of a provider that asks us about its orders. */
export const invertedTransaction = pgTable(
  'inverted_transaction',
  {
    merchantId: text('merchant_id').notNull(),
    connection: text('connection').notNull(),
    providerRef: text('provider_ref').notNull(),
    reference: text('reference')
      .notNull()
      .references(() => deposit.reference),
    amount: text('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['created', 'performed', 'cancelled', 'cancelledAfterPerform'] }).notNull(),
    reason: text('reason'),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
    performedAt: instant('performed_at'),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.providerRef, table.connection, table.merchantId] }),
    index('inverted_transaction_by_reference').on(table.reference),
  ],
)
