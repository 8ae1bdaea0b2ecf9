import { REWARD_STATES } from '@livery/contract/rewards/words'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { member } from './member.ts'

/**
 * Facts that programmes have not judged yet, or that have changed since. The row only identifies the fact: its present
 * state is read when it is judged.
 */
export const rewardDue = pgTable(
  'reward_due',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.key, table.kind] }),
    index('reward_due_by_time').on(table.merchantId, table.at),
  ],
)

/** The kinds of facts that a merchant's live programmes use: without any programme a bet writes no row. */
export const rewardListener = pgTable(
  'reward_listener',
  { merchantId: text('merchant_id').notNull(), kind: text('kind').notNull() },
  (table) => [primaryKey({ columns: [table.merchantId, table.kind] })],
)

/** Decisions of programmes about facts, each set of decisions once, because most facts share theirs. */
export const rewardJudgement = pgTable(
  'reward_judgement',
  {
    merchantId: text('merchant_id').notNull(),
    digest: text('digest').notNull(),
    /** By programme: its version, the outcome, the reason, the period and the counted amount. */
    decisions: jsonb('decisions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.digest] })],
)

/** A judged fact: its inputs, and each programme's decision. */
export const rewardFact = pgTable(
  'reward_fact',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    at: instant('at').notNull(),
    inputs: jsonb('inputs').notNull(),
    /** The digest of the decisions. */
    judgement: text('judgement'),
    /** The decisions, in facts judged before these had a table of their own. */
    decisions: jsonb('decisions'),
    judgedAt: instant('judged_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.key, table.kind] }),
    check('reward_fact_decided', sql`(${table.judgement} is null) <> (${table.decisions} is null)`),
    index('reward_fact_of_member').on(table.memberId, table.judgedAt).where(sql`${table.kind} <> 'round'`),
  ],
)

/** A programme as it was when it judged; its version is a digest of the rule. */
export const rewardRule = pgTable(
  'reward_rule',
  {
    merchantId: text('merchant_id').notNull(),
    programmeId: text('programme_id').notNull(),
    version: text('version').notNull(),
    rule: jsonb('rule').notNull(),
    since: instant('since').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.programmeId, table.version, table.merchantId] })],
)

/** A member's sum in a programme that adds up the facts of a period. */
export const rewardProgress = pgTable(
  'reward_progress',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    programmeId: text('programme_id').notNull(),
    period: text('period').notNull(),
    value: bigint('value', { mode: 'bigint' }).notNull(),
    /** When the sum last rose: of two equal sums the earlier one leads. */
    reachedAt: instant('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.programmeId, table.period] }),
    index('reward_progress_by_place').on(
      table.merchantId,
      table.programmeId,
      table.period,
      table.value.desc(),
      table.reachedAt,
      table.memberId,
    ),
  ],
)

/** A member who joined a programme. */
export const rewardJoin = pgTable(
  'reward_join',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    programmeId: text('programme_id').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.programmeId] })],
)

/** The amount a programme has given in a period of its budget. */
export const rewardBudget = pgTable(
  'reward_budget',
  {
    merchantId: text('merchant_id').notNull(),
    programmeId: text('programme_id').notNull(),
    period: text('period').notNull(),
    given: bigint('given', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.period, table.merchantId] }),
    check('reward_budget_given', sql`${table.given} >= 0`),
  ],
)

/** A programme's reward to a member, once for each of its periods or facts. */
export const reward = pgTable(
  'reward',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    programmeId: text('programme_id').notNull(),
    version: text('version').notNull(),
    /** Its source: a period of the programme, or a fact. */
    source: text('source').notNull(),
    factKind: text('fact_kind').notNull(),
    factKey: text('fact_key').notNull(),
    kind: text('kind').notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    turnoverMinor: bigint('turnover_minor', { mode: 'bigint' }).notNull(),
    state: text('state').notNull(),
    /** Paid without a claim. */
    isAuto: boolean('is_auto').notNull(),
    comment: text('comment'),
    reason: text('reason'),
    inputs: jsonb('inputs').notNull(),
    address: text('address'),
    device: text('device'),
    budgetPeriod: text('budget_period').notNull(),
    /** How often it was taken back and given again. */
    turn: integer('turn').notNull().default(1),
    madeAt: instant('made_at').notNull().default(sql`clock_timestamp()`),
    expiresAt: instant('expires_at').notNull(),
    decidedBy: text('decided_by'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    foreignKey({
      name: 'reward_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('reward_once').on(table.memberId, table.programmeId, table.source),
    index('reward_by_member').on(table.memberId, table.merchantId, table.madeAt),
    index('reward_by_fact').on(table.factKey, table.memberId),
    index('reward_by_address').on(table.programmeId, table.address),
    index('reward_open').on(table.merchantId, table.expiresAt).where(sql`${table.state} = 'issued'`),
    index('reward_applying').on(table.merchantId, table.madeAt).where(sql`${table.state} = 'applying'`),
    check('reward_amount', sql`${table.amountMinor} > 0 and ${table.turnoverMinor} >= 0`),
    check('reward_state', sql.raw(`"state" in (${REWARD_STATES.map((state) => `'${state}'`).join(', ')})`)),
  ],
)

/**
 * A claimed reward whose fact was undone: the amount to take back, the amount taken, and the amount a person has to
 * decide about.
 */
export const rewardCorrection = pgTable(
  'reward_correction',
  {
    rewardId: text('reward_id')
      .notNull()
      .references(() => reward.id),
    turn: integer('turn').notNull(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    takenMinor: bigint('taken_minor', { mode: 'bigint' }),
    reason: text('reason').notNull(),
    openedAt: instant('opened_at').notNull().default(sql`clock_timestamp()`),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.rewardId, table.turn] }),
    index('reward_correction_open').on(table.merchantId, table.openedAt).where(sql`${table.closedAt} is null`),
  ],
)

/** A leaderboard's period whose prizes were given out; later changes have no effect. */
export const rewardClosing = pgTable(
  'reward_closing',
  {
    merchantId: text('merchant_id').notNull(),
    programmeId: text('programme_id').notNull(),
    period: text('period').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.programmeId, table.period, table.merchantId] })],
)
