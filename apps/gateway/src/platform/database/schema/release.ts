import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { PLAN_STATES } from '../plan-states.ts'
import { instant, transactionId } from './columns.ts'

/** A merchant's files, stored under their content's hash and immutable. A release that no pointer names is a draft. */
export const release = pgTable(
  'release',
  {
    /** The bundle's content address. */
    hash: text('hash').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    /** The bundle as `formatBundle` writes it. */
    bundle: text('bundle').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [index('release_by_merchant').on(table.merchantId, table.savedAt.desc().nullsFirst())],
)

/** The release that a merchant's visitors see. */
export const merchantPointer = pgTable(
  'merchant_pointer',
  {
    merchantId: text('merchant_id').primaryKey(),
    /** Null when the merchant has been taken offline. */
    live: text('live').references(() => release.hash),
    /** The previous live release, which a rollback makes live again. */
    previous: text('previous').references(() => release.hash),
    /** Shown to a share of the visitors. */
    canary: text('canary').references(() => release.hash),
    canaryPercent: smallint('canary_percent'),
    /** While it is held, saved files do not go live by themselves. */
    isHeld: boolean('is_held').notNull().default(false),
    /** The hash of the files when they were last processed. */
    files: text('files'),
    changedTx: transactionId('changed_tx').notNull().default(sql`pg_current_xact_id()`),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('merchant_pointer_by_change').on(table.changedTx),
    check('merchant_pointer_canary', sql`(${table.canary} IS NULL) = (${table.canaryPercent} IS NULL)`),
    check('merchant_pointer_percent', sql`${table.canaryPercent} BETWEEN 1 AND 99`),
  ],
)

/** The merchant of a host; the key gives each host to one merchant, also when several gateways write at once. */
export const merchantHost = pgTable(
  'merchant_host',
  {
    host: text('host').primaryKey(),
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchantPointer.merchantId),
  },
  (table) => [index('merchant_host_by_merchant').on(table.merchantId)],
)

/** A release that is scheduled to go live at a moment. */
export const releasePlan = pgTable(
  'release_plan',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    release: text('release')
      .notNull()
      .references(() => release.hash),
    at: instant('at').notNull(),
    plannedBy: text('planned_by').notNull(),
    note: text('note').notNull().default(''),
    state: text('state', { enum: PLAN_STATES }).notNull().default('waiting'),
    /** Why it failed. */
    reason: text('reason'),
  },
  (table) => [
    index('release_plan_due').on(table.at).where(sql`${table.state} = 'waiting'`),
    index('release_plan_by_merchant').on(table.merchantId, table.at),
  ],
)
