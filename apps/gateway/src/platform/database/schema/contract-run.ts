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

/** The moment from which a merchant settles a kind; null while it does not. */
export const contractClock = pgTable(
  'contract_clock',
  {
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    since: instant('since'),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.kind] })],
)

/** A merchant's plan for a kind, from a moment on; null where it switched the kind off. */
export const contractPlan = pgTable(
  'contract_plan',
  {
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    since: instant('since').notNull(),
    stated: jsonb('stated'),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.kind, table.since] })],
)

/** A settled period, once for its key; see docs/decisions/94. */
export const contractRun = pgTable(
  'contract_run',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    from: instant('from_at').notNull(),
    to: instant('to_at').notNull(),
    /** The span that is summed: the period itself, or the day of a real-time salary. */
    base: text('base').notNull(),
    baseFrom: instant('base_from').notNull(),
    baseTo: instant('base_to').notNull(),
    month: text('month').notNull(),
    timeZone: text('time_zone').notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    /** Whether earlier bases were read again. */
    looksBack: boolean('looks_back').notNull(),
    /** The merchant's rules and plan, and their digest. */
    rules: jsonb('rules').notNull(),
    version: text('version').notNull(),
    /** The computed bases, the oldest first; the last is the run's own. */
    bases: jsonb('bases').notNull(),
    /** The inputs that were known at the computation. */
    watermark: instant('watermark').notNull(),
    inputsHash: text('inputs_hash').notNull(),
    linesHash: text('lines_hash').notNull(),
    settledAt: instant('settled_at').notNull().default(sql`clock_timestamp()`),
    paidAt: instant('paid_at'),
  },
  (table) => [
    unique('contract_run_key').on(table.merchantId, table.kind, table.key),
    index('contract_run_by_base').on(table.merchantId, table.kind, table.base),
    index('contract_run_latest').on(table.merchantId, table.kind, table.to),
    index('contract_run_unpaid').on(table.merchantId, table.id).where(sql`${table.paidAt} is null`),
    check(
      'contract_run_span',
      sql`${table.from} < ${table.to} and ${table.baseFrom} <= ${table.from} and ${table.to} <= ${table.baseTo}`,
    ),
  ],
)

/** Holders of contracts in a base, with their terms of that time; recorded when it is first settled. */
export const contractHolder = pgTable(
  'contract_holder',
  {
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    base: text('base').notNull(),
    holderId: bigint('holder_id', { mode: 'bigint' }).notNull(),
    /** 0 for the merchant. */
    payerId: bigint('payer_id', { mode: 'bigint' }).notNull(),
    terms: jsonb('terms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.kind, table.base, table.holderId] })],
)

/** A member's figures in a base, as a run knew them; a later run with new data adds a row. */
export const contractInput = pgTable(
  'contract_input',
  {
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    base: text('base').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Empty for the merchant's gifts. */
    gameType: text('game_type').notNull(),
    runId: bigint('run_id', { mode: 'bigint' }).notNull(),
    /** The nearest holder at or above the member. */
    leaderId: bigint('leader_id', { mode: 'bigint' }).notNull(),
    stakeMinor: numeric('stake_minor').notNull(),
    winMinor: numeric('win_minor').notNull(),
    givenMinor: numeric('given_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.kind, table.base, table.memberId, table.gameType, table.runId] }),
    index('contract_input_by_leader').on(table.leaderId, table.merchantId, table.kind, table.base),
  ],
)

/** A contract's result in a base, by what a run knew. */
export const contractLine = pgTable(
  'contract_line',
  {
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    base: text('base').notNull(),
    holderId: bigint('holder_id', { mode: 'bigint' }).notNull(),
    gameType: text('game_type').notNull(),
    runId: bigint('run_id', { mode: 'bigint' })
      .notNull()
      .references(() => contractRun.id),
    payerId: bigint('payer_id', { mode: 'bigint' }).notNull(),
    /** The contract, or `plan` for agents without an upline. */
    contract: text('contract').notNull(),
    isCorrection: boolean('is_correction').notNull(),
    tier: smallint('tier').notNull(),
    turnoverMinor: numeric('turnover_minor').notNull(),
    lossMinor: numeric('loss_minor').notNull(),
    active: integer('active').notNull(),
    /** The part that the holder and members below without a contract made. */
    directTurnoverMinor: numeric('direct_turnover_minor').notNull(),
    directLossMinor: numeric('direct_loss_minor').notNull(),
    directActive: integer('direct_active').notNull(),
    carriedInMinor: numeric('carried_in_minor').notNull(),
    carriedOutMinor: numeric('carried_out_minor').notNull(),
    grossMinor: numeric('gross_minor').notNull(),
    /** The part that was rounded away, in millionths of a minor unit. */
    rounding: integer('rounding').notNull(),
    childrenMinor: numeric('children_minor').notNull(),
    beforeGrossMinor: numeric('before_gross_minor').notNull(),
    beforeChildrenMinor: numeric('before_children_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.kind, table.base, table.holderId, table.gameType, table.runId] }),
    index('contract_line_by_run').on(table.runId, table.holderId, table.merchantId),
    index('contract_line_by_holder').on(table.holderId, table.merchantId, table.kind, table.runId),
    index('contract_line_by_payer').on(table.payerId, table.merchantId, table.kind, table.base),
  ],
)

export const BILL_STATES = ['open', 'paid', 'part', 'nothing'] as const

/** What a holder gets from a payer in a run. */
export const contractBill = pgTable(
  'contract_bill',
  {
    merchantId: text('merchant_id').notNull(),
    runId: bigint('run_id', { mode: 'bigint' })
      .notNull()
      .references(() => contractRun.id),
    holderId: bigint('holder_id', { mode: 'bigint' }).notNull(),
    kind: text('kind').notNull(),
    /** 0 for the merchant. */
    payerId: bigint('payer_id', { mode: 'bigint' }).notNull(),
    /** The agent at the top of those who are paid together. */
    treeId: bigint('tree_id', { mode: 'bigint' }).notNull(),
    amountMinor: numeric('amount_minor').notNull(),
    owedBeforeMinor: numeric('owed_before_minor').notNull(),
    owedAfterMinor: numeric('owed_after_minor').notNull(),
    dueMinor: bigint('due_minor', { mode: 'bigint' }).notNull(),
    paidMinor: bigint('paid_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    /**
     * The amount this bill takes off the open parts of earlier ones, and the amount later ones took off its own open
     * part.
     */
    takenMinor: numeric('taken_minor').notNull().default(sql`0`),
    offsetMinor: bigint('offset_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    state: text('state').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.holderId, table.payerId, table.merchantId] }),
    index('contract_bill_open').on(table.runId, table.treeId).where(sql`${table.state} = 'open'`),
    index('contract_bill_part').on(table.merchantId, table.kind, table.holderId).where(sql`${table.state} = 'part'`),
    index('contract_bill_by_holder').on(table.holderId, table.merchantId, table.kind, table.runId),
    index('contract_bill_by_payer').on(table.payerId, table.merchantId, table.kind, table.runId),
    check(
      'contract_bill_paid',
      sql`${table.paidMinor} >= 0 and ${table.offsetMinor} >= 0 and ${table.paidMinor} + ${table.offsetMinor} <= ${table.dueMinor}`,
    ),
    check('contract_bill_taken', sql`${table.takenMinor} >= 0`),
    check('contract_bill_owed', sql`${table.owedBeforeMinor} >= 0 and ${table.owedAfterMinor} >= 0`),
    check(
      'contract_bill_sum',
      sql`${table.amountMinor} - ${table.owedBeforeMinor} + ${table.takenMinor} = ${table.dueMinor} - ${table.owedAfterMinor}`,
    ),
    check('contract_bill_state', sql.raw(`"state" in (${BILL_STATES.map((state) => `'${state}'`).join(', ')})`)),
  ],
)

/** A holder's debt to a payer after being paid too much: taken off the next bills, never off a wallet. */
export const contractOwed = pgTable(
  'contract_owed',
  {
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    holderId: bigint('holder_id', { mode: 'bigint' }).notNull(),
    payerId: bigint('payer_id', { mode: 'bigint' }).notNull(),
    owedMinor: numeric('owed_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.kind, table.holderId, table.payerId] }),
    check('contract_owed_minor', sql`${table.owedMinor} >= 0`),
  ],
)
