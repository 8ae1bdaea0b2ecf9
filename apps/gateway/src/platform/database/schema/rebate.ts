import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { member } from './member.ts'

/** A merchant's rates from a moment on; each round follows the rates of its opening. */
export const rebatePlan = pgTable(
  'rebate_plan',
  {
    merchantId: text('merchant_id').notNull(),
    since: instant('since').notNull().default(sql`clock_timestamp()`),
    /** A digest of the plan. */
    version: text('version').notNull(),
    plan: jsonb('plan').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.since] })],
)

/** The rebate of a settled round, in millionths of the currency's minor unit. */
export const rebateAccrual = pgTable(
  'rebate_accrual',
  {
    id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    adapter: text('adapter').notNull(),
    roundId: text('round_id').notNull(),
    vendor: text('vendor').notNull(),
    gameType: text('game_type').notNull(),
    turnoverMinor: bigint('turnover_minor', { mode: 'bigint' }).notNull(),
    /** In hundredths of a percent. */
    rateBp: integer('rate_bp').notNull(),
    amountMicro: numeric('amount_micro').notNull(),
    version: text('version').notNull(),
    at: instant('at').notNull(),
    claimId: text('claim_id').references(() => rebateClaim.id),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.roundId, table.adapter] }),
    unique('rebate_accrual_id').on(table.id),
    index('rebate_accrual_open').on(table.memberId, table.merchantId, table.id).where(sql`${table.claimId} is null`),
    index('rebate_accrual_by_claim').on(table.claimId),
    check('rebate_accrual_amount', sql`${table.amountMicro} = ${table.turnoverMinor}::numeric * ${table.rateBp} * 100`),
    check('rebate_accrual_signs', sql`${table.turnoverMinor} >= 0 and ${table.rateBp} > 0`),
  ],
)

/** The part of claims that was too little for a minor unit, and the number of claims. */
export const rebatePurse = pgTable(
  'rebate_purse',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    carriedMicro: numeric('carried_micro').notNull().default('0'),
    claims: integer('claims').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.merchantId] }),
    foreignKey({
      name: 'rebate_purse_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    check('rebate_purse_carried', sql`${table.carriedMicro} >= 0`),
  ],
)

/** A claimed rebate: every accrual up to a fixed one, with the carried part, rounded down once. */
export const rebateClaim = pgTable(
  'rebate_claim',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** The number of this claim among the member's, the first being 1. */
    number: integer('number').notNull(),
    upTo: bigint('up_to', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    turnoverMinor: bigint('turnover_minor', { mode: 'bigint' }).notNull(),
    stakedMinor: numeric('staked_minor').notNull(),
    balanceAfterMinor: bigint('balance_after_minor', { mode: 'bigint' }).notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    foreignKey({
      name: 'rebate_claim_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('rebate_claim_number').on(table.memberId, table.merchantId, table.number),
    index('rebate_claim_by_time').on(table.memberId, table.merchantId, table.at),
    check('rebate_claim_amount', sql`${table.amountMinor} > 0 and ${table.turnoverMinor} >= 0`),
  ],
)

/** A round that changed after its rebate was claimed: the amount to take back, and the amount taken. */
export const rebateCorrection = pgTable(
  'rebate_correction',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    claimId: text('claim_id')
      .notNull()
      .references(() => rebateClaim.id),
    adapter: text('adapter').notNull(),
    roundId: text('round_id').notNull(),
    /** The decrease of the accrual; it is taken from the carried part first. */
    sankMicro: numeric('sank_micro').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    takenMinor: bigint('taken_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    openedAt: instant('opened_at').notNull().default(sql`clock_timestamp()`),
    /** The last try to take the available money; the correction is open until all is taken. */
    triedAt: instant('tried_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('rebate_correction_open')
      .on(table.merchantId, table.memberId, table.id)
      .where(sql`${table.closedAt} is null`),
    index('rebate_correction_by_claim').on(table.claimId),
    check('rebate_correction_taken', sql`${table.takenMinor} between 0 and ${table.amountMinor}`),
  ],
)
