import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
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

/** A merchant's rates for agents from a moment on; each round follows the plan of its beginning. */
export const agentRebatePlan = pgTable(
  'agent_rebate_plan',
  {
    merchantId: text('merchant_id').notNull(),
    since: instant('since').notNull().default(sql`clock_timestamp()`),
    /** A digest of the plan. */
    version: text('version').notNull(),
    plan: jsonb('plan').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.since] })],
)

/** The agent above a member and the member's rate, from a moment on. */
export const teamRate = pgTable(
  'team_rate',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    since: instant('since').notNull(),
    uplineId: bigint('upline_id', { mode: 'bigint' }),
    rebateBp: integer('rebate_bp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.since] })],
)

/** A closed period, which is paid once. */
export const agentRebateRun = pgTable(
  'agent_rebate_run',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    key: text('key').notNull(),
    fromAt: instant('from_at').notNull(),
    toAt: instant('to_at').notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    closedAt: instant('closed_at').notNull().default(sql`clock_timestamp()`),
    /** A digest of each agent's earnings; null in periods closed before digests existed. */
    earnedHash: text('earned_hash'),
  },
  (table) => [
    unique('agent_rebate_run_key').on(table.merchantId, table.key),
    unique('agent_rebate_run_from').on(table.merchantId, table.fromAt),
    check('agent_rebate_run_span', sql`${table.toAt} > ${table.fromAt}`),
  ],
)

/** An agent's rebate for a settled round, in millionths of a minor unit; negative for a part that was undone later. */
export const agentRebate = pgTable(
  'agent_rebate',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    agentId: bigint('agent_id', { mode: 'bigint' }).notNull(),
    /** The player; the agent for own stakes. */
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    adapter: text('adapter').notNull(),
    roundId: text('round_id').notNull(),
    turnoverMinor: bigint('turnover_minor', { mode: 'bigint' }).notNull(),
    /** In hundredths of a percent: the agent's own rate less the one right below, on the path to the player. */
    shareBp: integer('share_bp').notNull(),
    amountMicro: numeric('amount_micro').notNull(),
    /** When the round began. */
    at: instant('at').notNull(),
    notedAt: instant('noted_at').notNull().default(sql`clock_timestamp()`),
    /** The period in which it is paid. */
    runId: bigint('run_id', { mode: 'bigint' }).references(() => agentRebateRun.id),
  },
  (table) => [
    index('agent_rebate_by_round').on(table.memberId, table.roundId, table.adapter),
    index('agent_rebate_by_run').on(table.merchantId, table.agentId, table.runId, table.memberId, table.id),
    index('agent_rebate_open').on(table.merchantId, table.at).where(sql`${table.runId} is null`),
    check('agent_rebate_amount', sql`${table.amountMicro} = ${table.turnoverMinor}::numeric * ${table.shareBp} * 100`),
    check('agent_rebate_share', sql`${table.shareBp} > 0 and ${table.turnoverMinor} <> 0`),
  ],
)

/** An agent's result of a period: earnings and carried parts, rounded down once. */
export const agentRebatePay = pgTable(
  'agent_rebate_pay',
  {
    merchantId: text('merchant_id').notNull(),
    runId: bigint('run_id', { mode: 'bigint' })
      .notNull()
      .references(() => agentRebateRun.id),
    agentId: bigint('agent_id', { mode: 'bigint' }).notNull(),
    turnoverMinor: numeric('turnover_minor').notNull(),
    earnedMicro: numeric('earned_micro').notNull(),
    carriedInMicro: numeric('carried_in_micro'),
    carriedOutMicro: numeric('carried_out_micro'),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }),
    /** The part of earnings and payment from own stakes; null in payments older than this separation. */
    ownMicro: numeric('own_micro'),
    ownMinor: bigint('own_minor', { mode: 'bigint' }),
    /** Whether the agent was blocked or closed, so that everything is carried. */
    isHeld: boolean('is_held').notNull().default(false),
    paidAt: instant('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.agentId] }),
    index('agent_rebate_pay_by_agent').on(table.merchantId, table.agentId, table.runId),
    index('agent_rebate_pay_open').on(table.merchantId, table.runId, table.agentId).where(sql`${table.paidAt} is null`),
    check(
      'agent_rebate_pay_sums',
      sql`${table.paidAt} is null or ${table.carriedInMicro} + ${table.earnedMicro} = ${table.amountMinor}::numeric * 1000000 + ${table.carriedOutMicro}`,
    ),
    check('agent_rebate_pay_amount', sql`${table.amountMinor} >= 0`),
    check('agent_rebate_pay_own', sql`${table.ownMinor} between 0 and ${table.amountMinor}`),
  ],
)

/** The part of payments that was too little for a minor unit; negative for money to give back. */
export const agentRebatePurse = pgTable(
  'agent_rebate_purse',
  {
    merchantId: text('merchant_id').notNull(),
    agentId: bigint('agent_id', { mode: 'bigint' }).notNull(),
    carriedMicro: numeric('carried_micro').notNull().default('0'),
    /** The part of it from own stakes. */
    ownCarriedMicro: numeric('own_carried_micro').notNull().default('0'),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.agentId] })],
)
