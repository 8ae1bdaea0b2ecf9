import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { member } from './member.ts'
import { reward } from './reward.ts'

/** A raffle at one time: its terms at the opening, and the parts that are published step by step. */
export const raffle = pgTable(
  'raffle',
  {
    merchantId: text('merchant_id').notNull(),
    /** The merchant's raffle, with its opening day where it takes place every week. */
    id: text('id').notNull(),
    raffleId: text('raffle_id').notNull(),
    terms: jsonb('terms').notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    drawsAt: instant('draws_at').notNull(),
    /** The digest of the seed. */
    commitment: text('commitment').notNull(),
    sealedSeed: bytes('sealed_seed').notNull(),
    state: text('state').notNull().default('open'),
    nextNumber: integer('next_number').notNull().default(1),
    /** Without tickets that were taken back. */
    tickets: integer('tickets').notNull().default(0),
    /** The number of tickets on the list of the draw. */
    entries: integer('entries'),
    listHash: text('list_hash'),
    closedAt: instant('closed_at'),
    /** Places on the list whose tickets were taken back before the draw. */
    takenBack: integer('taken_back').array(),
    seed: text('seed'),
    drawnAt: instant('drawn_at'),
    madeAt: instant('made_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    index('raffle_under_way').on(table.closesAt).where(sql`${table.state} <> 'drawn'`),
    index('raffle_by_time').on(table.merchantId, table.drawsAt),
    check('raffle_state', sql`"state" in ('open', 'closed', 'drawn')`),
    check('raffle_times', sql`${table.opensAt} < ${table.closesAt} and ${table.closesAt} <= ${table.drawsAt}`),
    check('raffle_list', sql`("state" = 'open') = (${table.listHash} is null)`),
    check('raffle_seed', sql`("state" = 'drawn') = (${table.seed} is not null)`),
    check('raffle_tickets', sql`${table.tickets} >= 0 and ${table.tickets} < ${table.nextNumber}`),
  ],
)

/** A ticket; its place on the list and its holder's masked name are written when the list is fixed. */
export const raffleTicket = pgTable(
  'raffle_ticket',
  {
    merchantId: text('merchant_id').notNull(),
    raffle: text('raffle').notNull(),
    number: integer('number').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    rewardId: text('reward_id')
      .notNull()
      .references(() => reward.id),
    madeAt: instant('made_at').notNull().default(sql`clock_timestamp()`),
    voidedAt: instant('voided_at'),
    entry: integer('entry'),
    holder: text('holder'),
  },
  (table) => [
    primaryKey({ columns: [table.raffle, table.number, table.merchantId] }),
    foreignKey({
      name: 'raffle_ticket_raffle',
      columns: [table.merchantId, table.raffle],
      foreignColumns: [raffle.merchantId, raffle.id],
    }),
    foreignKey({
      name: 'raffle_ticket_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('raffle_ticket_by_member').on(table.memberId, table.merchantId, table.raffle, table.number),
    index('raffle_ticket_by_reward').on(table.rewardId, table.number),
    uniqueIndex('raffle_ticket_entry')
      .on(table.raffle, table.entry, table.merchantId)
      .where(sql`${table.entry} is not null`),
  ],
)

/** A winning ticket. Money and points become a reward, with the usual claim and expiry; goods are claimed here. */
export const raffleWinner = pgTable(
  'raffle_winner',
  {
    merchantId: text('merchant_id').notNull(),
    raffle: text('raffle').notNull(),
    /** 1 is the first prize. */
    place: integer('place').notNull(),
    /** The index of the prize in the terms. */
    prize: integer('prize').notNull(),
    number: integer('number').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    rewardId: text('reward_id').references(() => reward.id),
    expiresAt: instant('expires_at').notNull(),
    claimedAt: instant('claimed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.raffle, table.place, table.merchantId] }),
    foreignKey({
      name: 'raffle_winner_raffle',
      columns: [table.merchantId, table.raffle],
      foreignColumns: [raffle.merchantId, raffle.id],
    }),
    foreignKey({
      name: 'raffle_winner_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('raffle_winner_once').on(table.raffle, table.number, table.merchantId),
    index('raffle_winner_by_member').on(table.memberId, table.merchantId),
    index('raffle_winner_by_reward').on(table.rewardId),
    check('raffle_winner_signs', sql`${table.place} > 0 and ${table.prize} >= 0`),
    check('raffle_winner_claim', sql`${table.claimedAt} is null or ${table.rewardId} is null`),
  ],
)
