import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { member } from './member.ts'
import { reward } from './reward.ts'

/**
 * Rounds without a stake that a reward gives, with the order for the vendor and the played rounds; a reward that is
 * taken back and returned has another row.
 */
export const freeRounds = pgTable(
  'free_rounds',
  {
    /** The vendor's reference of the order. */
    id: text('id').primaryKey(),
    rewardId: text('reward_id')
      .notNull()
      .references(() => reward.id),
    turn: integer('turn').notNull(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Codes of the vendor and of its game. */
    vendor: text('vendor').notNull(),
    game: text('game').notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    rounds: integer('rounds').notNull(),
    played: integer('played').notNull().default(0),
    stakeMinor: bigint('stake_minor', { mode: 'bigint' }).notNull(),
    wonMinor: bigint('won_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    /** How many times the winnings have to be staked, in tenths. */
    turnoverTenths: integer('turnover_tenths').notNull(),
    state: text('state').notNull(),
    reason: text('reason'),
    /** The number of requests about the present state, and the time of the next one. */
    tries: integer('tries').notNull().default(0),
    nextAt: instant('next_at').notNull().default(sql`clock_timestamp()`),
    madeAt: instant('made_at').notNull().default(sql`clock_timestamp()`),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    foreignKey({
      name: 'free_rounds_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('free_rounds_of_reward').on(table.rewardId, table.turn),
    index('free_rounds_by_member').on(table.memberId, table.merchantId, table.madeAt),
    index('free_rounds_due').on(table.nextAt).where(sql`${table.state} in ('wanted', 'ending')`),
    index('free_rounds_open').on(table.expiresAt).where(sql`${table.state} in ('wanted', 'open')`),
    check('free_rounds_played', sql`${table.played} between 0 and ${table.rounds}`),
    check(
      'free_rounds_amounts',
      sql`${table.stakeMinor} > 0 and ${table.wonMinor} >= 0 and ${table.turnoverTenths} >= 0`,
    ),
    check('free_rounds_state', sql.raw(`"state" in ('wanted', 'open', 'ending', 'ended', 'refused')`)),
  ],
)
