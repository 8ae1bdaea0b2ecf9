import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { member } from './member.ts'

/**
 * A member's place in the tree of agents, taken at registration; only operators move it (docs/decisions/89). Members
 * outside of teams have none.
 */
export const teamMember = pgTable(
  'team_member',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** The agent who leads them; null at the top of a tree. */
    uplineId: bigint('upline_id', { mode: 'bigint' }),
    /** The number of agents above, up to the top. */
    level: integer('level').notNull(),
    /** The member's rebate in hundredths of a percent; never more than the upline's. */
    rebateBp: integer('rebate_bp').notNull().default(0),
    /** The invitation code that was used. */
    code: text('code'),
    placedAt: instant('placed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.memberId] }),
    foreignKey({
      name: 'team_member_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('team_member_by_upline').on(table.merchantId, table.uplineId, table.memberId),
    index('team_member_by_code').on(table.merchantId, table.code),
    check('team_member_upline', sql`${table.uplineId} <> ${table.memberId}`),
    check('team_member_level', sql`(${table.level} = 0) = (${table.uplineId} is null) and ${table.level} >= 0`),
    check('team_member_rebate', sql`${table.rebateBp} between 0 and 10000`),
  ],
)

/**
 * Every pair of a member and an agent above, at any distance; each member is also paired with themselves at distance 0.
 * Searches compare integers only, because row-level security lets no other comparison use an index (docs/decisions/89).
 */
export const teamLine = pgTable(
  'team_line',
  {
    merchantId: text('merchant_id').notNull(),
    uplineId: bigint('upline_id', { mode: 'bigint' }).notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    distance: integer('distance').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.uplineId, table.memberId] }),
    index('team_line_by_member').on(table.merchantId, table.memberId, table.distance, table.uplineId),
  ],
)

/** A change at a member of a team that is in no team's figures yet; added in the transaction of the money. */
export const teamChange = pgTable(
  'team_change',
  {
    id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    quarter: instant('quarter').notNull(),
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
    inMinor: numeric('in_minor').notNull(),
    outMinor: numeric('out_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
)

/**
 * The figures of a member (`own`) and of all members below together (`team`) on a day of the merchant's calendar, by
 * kind: the kinds of postings, `play` (won, staked, rounds), and new members. The day 0001-01-01 holds the sum of all
 * days.
 */
export const teamDay = pgTable(
  'team_day',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    scope: text('scope').notNull(),
    currency: text('currency').notNull(),
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    count: bigint('count', { mode: 'bigint' }).notNull(),
    inMinor: numeric('in_minor').notNull(),
    outMinor: numeric('out_minor').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.merchantId, table.memberId, table.scope, table.day, table.currency, table.kind],
    }),
    check('team_day_scope', sql`${table.scope} in ('own', 'team')`),
  ],
)

/**
 * How many members did something (played, deposited) on a day, by the previous day they did it. The members of a period
 * are the rows of its days whose previous day lies before it, so nobody counts twice (docs/decisions/89).
 */
export const teamActive = pgTable(
  'team_active',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    scope: text('scope').notNull(),
    kind: text('kind').notNull(),
    day: date('day').notNull(),
    /** 0001-01-01 for never. */
    before: date('before').notNull(),
    members: integer('members').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.merchantId, table.memberId, table.scope, table.kind, table.day, table.before],
    }),
    check('team_active_scope', sql`${table.scope} in ('own', 'team')`),
  ],
)
