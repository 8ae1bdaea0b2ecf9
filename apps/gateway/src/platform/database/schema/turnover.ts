import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { member } from './member.ts'

/** The amount a member has to stake before money of a grant may be withdrawn: one row for each deposit or bonus. */
export const turnoverRequirement = pgTable(
  'turnover_requirement',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    /** The kind of grant, such as `deposit`, and its reference. */
    sourceKind: text('source_kind').notNull(),
    sourceReference: text('source_reference').notNull(),
    /** Its name for the member: a way to pay, or a promotion. */
    name: text('name').notNull(),
    neededMinor: bigint('needed_minor', { mode: 'bigint' }).notNull(),
    doneMinor: bigint('done_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    grantedAt: instant('granted_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    foreignKey({
      name: 'turnover_requirement_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('turnover_requirement_source').on(table.sourceReference, table.sourceKind, table.merchantId),
    index('turnover_requirement_by_member').on(table.memberId, table.merchantId, table.grantedAt),
    check(
      'turnover_requirement_done',
      sql`${table.neededMinor} > 0 and ${table.doneMinor} between 0 and ${table.neededMinor}`,
    ),
    check(
      'turnover_requirement_finished',
      sql`(${table.finishedAt} is null) = (${table.doneMinor} < ${table.neededMinor})`,
    ),
  ],
)

/** Settled rounds whose stake has not been counted yet, or has changed since. */
export const turnoverDue = pgTable(
  'turnover_due',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    adapter: text('adapter').notNull(),
    roundId: text('round_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.roundId, table.adapter] })],
)

/** The part of a round's stake that counts for each requirement. */
export const turnoverShare = pgTable(
  'turnover_share',
  {
    merchantId: text('merchant_id').notNull(),
    requirementId: bigint('requirement_id', { mode: 'bigint' })
      .notNull()
      .references(() => turnoverRequirement.id),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    adapter: text('adapter').notNull(),
    roundId: text('round_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.memberId, table.adapter, table.requirementId] }),
    index('turnover_share_by_requirement').on(table.requirementId),
    check('turnover_share_amount', sql`${table.amountMinor} > 0`),
  ],
)
