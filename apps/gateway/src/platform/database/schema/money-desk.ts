import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A way to pay that an operator has closed at a merchant, in or out, until somebody opens it again. */
export const closedWay = pgTable(
  'closed_way',
  {
    merchantId: text('merchant_id').notNull(),
    method: text('method').notNull(),
    direction: text('direction', { enum: ['deposit', 'withdrawal'] }).notNull(),
    /** The operator's name. */
    closedBy: text('closed_by').notNull(),
    reason: text('reason').notNull(),
    closedAt: instant('closed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.direction, table.method] }),
    check('closed_way_direction', sql`${table.direction} in ('deposit', 'withdrawal')`),
  ],
)

/** An act on much money that one operator has proposed and another has to confirm. */
export const deskProposal = pgTable(
  'desk_proposal',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    act: text('act').notNull(),
    /** Its subject: an order's reference, or a provider's number. */
    subject: text('subject').notNull(),
    /** The values of the first person: the second one confirms exactly these. */
    fields: jsonb('fields').notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull().default(sql`clock_timestamp()`),
    settledBy: text('settled_by'),
    settledAt: instant('settled_at'),
    outcome: text('outcome', { enum: ['done', 'dropped'] }),
  },
  (table) => [
    // Nobody confirms their own proposal.
    check('desk_proposal_two_people', sql`${table.outcome} <> 'done' or ${table.settledBy} <> ${table.proposedBy}`),
    // A subject has at most one open proposal.
    uniqueIndex('desk_proposal_open').on(table.subject, table.merchantId).where(sql`${table.settledAt} is null`),
    index('desk_proposal_waiting').on(table.id).where(sql`${table.settledAt} is null`),
  ],
)
