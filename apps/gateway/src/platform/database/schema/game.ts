import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { ledgerAccount } from './ledger.ts'
import { member } from './member.ts'

const isListed = (table: { readonly withdrawnAt: AnyPgColumn }) => sql`${table.withdrawnAt} is null`

/** Every game of every vendor; which of them a merchant offers is the merchant's configuration. */
export const gameCatalogue = pgTable(
  'game_catalogue',
  {
    /** The platform's id, stable for ever: favourites and histories refer to it. */
    nodeId: integer('node_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1_001 }),
    /** The vendor's folder in `vendors/`. */
    vendorId: text('vendor_id').notNull(),
    /** The vendor's code, e.g. `PG`. */
    vendor: text('vendor').notNull(),
    code: text('code').notNull(),
    gameType: text('game_type').notNull(),
    classify: text('classify').notNull().default(''),
    /** Name by platform language code; EN is always there. */
    names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull(),
    /** The words of all names, normalised for searching; see `games/search-form.ts`. */
    words: text('words').array().notNull().default([]),
    isHot: boolean('is_hot').notNull().default(false),
    /** 0: no free trial. */
    supportPlay: smallint('support_play').notNull().default(0),
    /** GAME, or VASSALAGE: a vendor that opens a list of games. */
    isGame: text('is_game').notNull().default('GAME'),
    popularity: integer('popularity').notNull().default(0),
    releasedAt: instant('released_at').notNull(),
    /** Set when the vendor no longer lists it; old rounds still refer to it. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    unique('game_of_vendor').on(table.vendor, table.code),
    // The index has every column that selects a page's games, so that only the rows shown are read.
    index('game_by_type')
      .on(table.gameType, table.popularity.desc().nullsFirst(), table.nodeId, table.vendor, table.classify, table.isHot)
      .where(isListed(table)),
    index('game_by_type_and_vendor')
      .on(table.gameType, table.vendor, table.popularity.desc().nullsFirst(), table.nodeId, table.classify, table.isHot)
      .where(isListed(table)),
    index('game_hot')
      .on(table.popularity.desc().nullsFirst(), table.nodeId, table.vendor, table.gameType, table.classify)
      .where(sql`${table.isHot} and ${isListed(table)}`),
    index('game_by_release')
      .on(table.gameType, table.releasedAt.desc().nullsFirst(), table.nodeId, table.vendor, table.classify)
      .where(isListed(table)),
    index('game_by_word').using('gin', table.words),
    // Codes in addresses are in lower case.
    index('game_by_address').on(table.vendor, sql`lower(${table.code})`),
    check('game_is_game', sql`${table.isGame} in ('GAME', 'VASSALAGE')`),
  ],
)

/** Every distinct word of all games' names: far fewer rows than names, so similar words are found quickly. */
export const gameWord = pgTable('game_word', { word: text('word').primaryKey() }, (table) => [
  index('game_word_likeness').using('gin', sql`${table.word} gin_trgm_ops`),
])

/**
 * The number of games of each kind, maintained by the catalogue's triggers, because counting them for every page would
 * read them all.
 */
export const gameTally = pgTable(
  'game_tally',
  {
    vendor: text('vendor').notNull(),
    gameType: text('game_type').notNull(),
    classify: text('classify').notNull(),
    isHot: boolean('is_hot').notNull(),
    games: integer('games').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.gameType, table.classify, table.isHot] })],
)

/**
 * Games that the same members of a merchant play: the best matches of each game, recomputed by the upkeep from the play
 * (docs/decisions/74).
 */
export const gamePair = pgTable(
  'game_pair',
  {
    merchantId: text('merchant_id').notNull(),
    nodeId: integer('node_id').notNull(),
    otherId: integer('other_id').notNull(),
    /** The number of members who played both. */
    members: integer('members').notNull(),
    /** The share of these among the members of either game, from 0 to 1. */
    likeness: real('likeness').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.nodeId, table.otherId] })],
)

/** A member's favourite game. */
export const favourite = pgTable(
  'favourite',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    nodeId: integer('node_id')
      .notNull()
      .references(() => gameCatalogue.nodeId),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.memberId, table.nodeId] }),
    foreignKey({
      name: 'favourite_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
  ],
)

/** When a member last launched a game. */
export const recentGame = pgTable(
  'recent_game',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    nodeId: integer('node_id')
      .notNull()
      .references(() => gameCatalogue.nodeId),
    playedAt: instant('played_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.memberId, table.nodeId] }),
    foreignKey({
      name: 'recent_game_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
  ],
)

/** A launch of a game for real money, to which the vendor's wallet calls refer. */
export const gameSession = pgTable(
  'game_session',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** The player's ledger account, which also gives the currency and its exponent. */
    accountId: bigint('account_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerAccount.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => gameCatalogue.nodeId),
    /** The vendor adapter whose calls may use this session. */
    adapter: text('adapter').notNull(),
    /**
     * Token hash of the session it was launched from, whose end also ends its games. Null for launches before this
     * column existed.
     */
    loginHash: bytes('login_hash'),
    /** Hash of the one-time launch token. */
    tokenHash: bytes('token_hash').notNull(),
    openedAt: instant('opened_at').notNull().defaultNow(),
    /** Until when the token may be exchanged. */
    tokenExpiresAt: instant('token_expires_at').notNull(),
    /** Until when bets are accepted. Wins and rollbacks are always accepted. */
    expiresAt: instant('expires_at').notNull(),
    authenticatedAt: instant('authenticated_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    foreignKey({
      name: 'game_session_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('game_session_by_member').on(table.merchantId, table.memberId, table.openedAt.desc().nullsFirst()),
    index('game_session_open_by_login').on(table.loginHash).where(sql`${table.closedAt} is null`),
  ],
)

/** One player's part in a round of a game: several players at a live table share the vendor's round id. */
export const gameRound = pgTable(
  'game_round',
  {
    adapter: text('adapter').notNull(),
    roundId: text('round_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    merchantId: text('merchant_id').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => gameSession.id),
    nodeId: integer('node_id').notNull(),
    /** Sum of the round's stakes and payouts, without rolled back ones. */
    betMinor: bigint('bet_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    winMinor: bigint('win_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    /** Sum of the stakes that were rolled back; a trigger maintains it. */
    returnedMinor: bigint('returned_minor', { mode: 'bigint' }).notNull().default(sql`0`),
    openedAt: instant('opened_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
    /** The free rounds it belongs to; null for a staked round. */
    freeRoundsId: text('free_rounds_id'),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.memberId, table.adapter] }),
    index('game_round_by_member').on(table.merchantId, table.memberId, table.openedAt.desc().nullsFirst()),
  ],
)
