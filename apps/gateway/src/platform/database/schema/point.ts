import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import { bytes, instant } from './columns.ts'
import { member } from './member.ts'

/** A merchant's rates of points from a moment on; each fact follows the rates of its moment. */
export const pointPlan = pgTable(
  'point_plan',
  {
    merchantId: text('merchant_id').notNull(),
    since: instant('since').notNull().default(sql`clock_timestamp()`),
    /** A digest of the plan. */
    version: text('version').notNull(),
    plan: jsonb('plan').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.since] })],
)

/** The points of a settled round or a credited deposit, in millionths of a point. */
export const pointAccrual = pgTable(
  'point_accrual',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** `round` or `deposit`. */
    source: text('source').notNull(),
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    points: integer('points').notNull(),
    perMinor: bigint('per_minor', { mode: 'bigint' }).notNull(),
    micro: numeric('micro').notNull(),
    version: text('version').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.key, table.source] }),
    index('point_accrual_by_time').on(table.memberId, table.merchantId, table.at),
    check('point_accrual_signs', sql`${table.amountMinor} >= 0 and ${table.points} > 0 and ${table.perMinor} > 0`),
    check(
      'point_accrual_micro',
      sql`${table.micro} = div(${table.amountMinor}::numeric * ${table.points} * 1000000, ${table.perMinor})`,
    ),
  ],
)

/** A member's earned points of a kind, and the whole points of it in their account. */
export const pointPurse = pgTable(
  'point_purse',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    kind: text('kind').notNull(),
    micro: numeric('micro').notNull().default('0'),
    /** Higher than the earned points where points of undone facts are already spent. */
    posted: bigint('posted', { mode: 'bigint' }).notNull().default(sql`0`),
    /** The number of postings; each has its own number. */
    turns: integer('turns').notNull().default(0),
    isDue: boolean('is_due').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.merchantId] }),
    foreignKey({
      name: 'point_purse_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('point_purse_due').on(table.merchantId, table.memberId).where(sql`${table.isDue}`),
    check('point_purse_signs', sql`${table.micro} >= 0 and ${table.posted} >= 0`),
  ],
)

/** The sold number of a physical item. */
export const pointStock = pgTable(
  'point_stock',
  {
    merchantId: text('merchant_id').notNull(),
    itemId: text('item_id').notNull(),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.itemId] }),
    check('point_stock_sold', sql`${table.sold} >= 0`),
  ],
)

/** An order of the mall, with its item as it was at that time. */
export const pointOrder = pgTable(
  'point_order',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    itemId: text('item_id').notNull(),
    kind: text('kind').notNull(),
    picture: text('picture').notNull(),
    /** By language. */
    name: jsonb('name').notNull(),
    points: bigint('points', { mode: 'bigint' }).notNull(),
    state: text('state').notNull(),
    /** The address for a physical item; sealed. */
    sealedAddress: bytes('sealed_address'),
    reason: text('reason'),
    tracking: text('tracking'),
    decidedBy: text('decided_by'),
    clientKey: text('client_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    madeAt: instant('made_at').notNull().default(sql`clock_timestamp()`),
    movedAt: instant('moved_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    foreignKey({
      name: 'point_order_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('point_order_key').on(table.memberId, table.merchantId, table.clientKey),
    index('point_order_by_member').on(table.memberId, table.merchantId, table.madeAt),
    index('point_order_open')
      .on(table.merchantId, table.madeAt)
      .where(sql`${table.state} in ('ordered', 'approved', 'sent')`),
    check('point_order_state', sql`"state" in ('ordered', 'approved', 'sent', 'done', 'rejected')`),
    check('point_order_points', sql`${table.points} > 0`),
    check('point_order_address', sql`("kind" = 'physical') = ("sealed_address" is not null)`),
  ],
)

/** A code of a virtual item; sealed, and given to one order. */
export const pointCode = pgTable(
  'point_code',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    itemId: text('item_id').notNull(),
    sealedCode: bytes('sealed_code').notNull(),
    /** Identifies equal codes without opening them. */
    fingerprint: bytes('fingerprint').notNull(),
    orderId: text('order_id').references(() => pointOrder.id),
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique('point_code_once').on(table.merchantId, table.itemId, table.fingerprint),
    unique('point_code_order').on(table.orderId),
    index('point_code_free').on(table.merchantId, table.itemId, table.addedAt).where(sql`${table.orderId} is null`),
  ],
)

/** Points that were converted into money. */
export const pointConversion = pgTable(
  'point_conversion',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    points: bigint('points', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    turnoverMinor: bigint('turnover_minor', { mode: 'bigint' }).notNull(),
    clientKey: text('client_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    foreignKey({
      name: 'point_conversion_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('point_conversion_key').on(table.memberId, table.merchantId, table.clientKey),
    index('point_conversion_by_time').on(table.memberId, table.merchantId, table.at),
    check(
      'point_conversion_signs',
      sql`${table.points} > 0 and ${table.amountMinor} > 0 and ${table.turnoverMinor} >= 0`,
    ),
  ],
)
