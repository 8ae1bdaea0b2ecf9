import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { member } from './member.ts'

/**
 * A member's stakes and deposits on a day of the merchant's calendar, as they stand; read again when a fact of the day
 * changes.
 */
export const vipDay = pgTable(
  'vip_day',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    day: date('day').notNull(),
    turnoverMinor: numeric('turnover_minor').notNull(),
    depositMinor: numeric('deposit_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.merchantId, table.day] }),
    check('vip_day_sums', sql`${table.turnoverMinor} >= 0 and ${table.depositMinor} >= 0`),
  ],
)

/** The thresholds of levels at the time of a rise, and the number of counted days. */
export const vipPlan = pgTable(
  'vip_plan',
  { merchantId: text('merchant_id').notNull(), version: text('version').notNull(), plan: jsonb('plan').notNull() },
  (table) => [primaryKey({ columns: [table.merchantId, table.version] })],
)

/** A member's move from one level to another, and the sums at that moment. */
export const vipChange = pgTable(
  'vip_change',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    fromLevel: smallint('from_level').notNull(),
    toLevel: smallint('to_level').notNull(),
    /** For a rise the level that it still proves: below `to_level` once a fact it was based on was undone. */
    heldLevel: smallint('held_level').notNull(),
    reason: text('reason', { enum: ['reached', 'review', 'undone'] }).notNull(),
    turnoverMinor: numeric('turnover_minor').notNull(),
    depositMinor: numeric('deposit_minor').notNull(),
    /** For a rise the version of the thresholds of that time; null for older rises, and for falls. */
    plan: text('plan'),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    foreignKey({
      name: 'vip_change_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('vip_change_by_member').on(table.memberId, table.merchantId, table.at),
    check('vip_change_reason', sql`${table.reason} in ('reached', 'review', 'undone')`),
  ],
)

/** A day with a review of members' levels. */
export const vipReview = pgTable(
  'vip_review',
  { merchantId: text('merchant_id').notNull(), day: date('day').notNull() },
  (table) => [primaryKey({ columns: [table.merchantId, table.day] })],
)
