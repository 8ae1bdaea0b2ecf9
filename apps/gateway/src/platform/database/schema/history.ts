import { bigint, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ledgerAccount } from './ledger.ts'

/**
 * A member's stakes and wins in one game within a quarter of an hour, by the opening of the rounds; triggers change it
 * in the transaction of the bet (docs/decisions/75). Amounts are numeric, since a bet must not fail because a sum has
 * too many digits.
 */
export const playSum = pgTable(
  'play_sum',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    /** The beginning of the quarter of an hour, in UTC: days in every time zone begin at one. */
    quarter: instant('quarter').notNull(),
    nodeId: integer('node_id').notNull(),
    /** The game's values when it was first played in this quarter. */
    vendor: text('vendor').notNull(),
    gameType: text('game_type').notNull(),
    rounds: integer('rounds').notNull(),
    openRounds: integer('open_rounds').notNull(),
    cancelledRounds: integer('cancelled_rounds').notNull(),
    stakeMinor: numeric('stake_minor').notNull(),
    winMinor: numeric('win_minor').notNull(),
    /** The part of rounds that are still open. */
    openStakeMinor: numeric('open_stake_minor').notNull(),
    openWinMinor: numeric('open_win_minor').notNull(),
    /** The last change; it reveals later changes in a settled period. */
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.currency, table.quarter, table.nodeId] })],
)

/**
 * A player's account within a quarter of an hour: its movements by kind of posting, and the versions between which its
 * entries lie. A trigger changes it in the transaction of the posting (docs/decisions/75).
 */
export const ledgerSum = pgTable(
  'ledger_sum',
  {
    merchantId: text('merchant_id').notNull(),
    accountId: bigint('account_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerAccount.id),
    quarter: instant('quarter').notNull(),
    kind: text('kind').notNull(),
    entries: integer('entries').notNull(),
    inMinor: numeric('in_minor').notNull(),
    outMinor: numeric('out_minor').notNull(),
    firstVersion: bigint('first_version', { mode: 'bigint' }).notNull(),
    lastVersion: bigint('last_version', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.quarter, table.kind] })],
)
