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
import { instant } from './columns.ts'
import { member } from './member.ts'

/** A room of the chat: the last number it has given, and the settings of operators. */
export const chatRoom = pgTable(
  'chat_room',
  {
    merchantId: text('merchant_id').notNull(),
    roomId: text('room_id').notNull(),
    /**
     * The number of its latest message or change; the row is locked while the next one is written (docs/decisions/111).
     */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    state: text('state').notNull().default('open'),
    /** Null where the merchant's file decides. */
    slowSeconds: integer('slow_seconds'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.roomId] }),
    check('chat_room_state', sql`${table.state} in ('open', 'closed')`),
    check('chat_room_slow', sql`${table.slowSeconds} between 0 and 3600`),
  ],
)

/** A member as the chat knows them. */
export const chatPerson = pgTable(
  'chat_person',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Represents the member in browsers. */
    handle: text('handle').notNull(),
    /** A year far ahead for a mute without an end. */
    mutedUntil: instant('muted_until'),
    mutedBy: text('muted_by'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.memberId] }),
    unique('chat_person_handle').on(table.merchantId, table.handle),
    foreignKey({
      name: 'chat_person_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('chat_person_muted').on(table.merchantId, table.mutedUntil).where(sql`${table.mutedUntil} is not null`),
  ],
)

export const chatMessage = pgTable(
  'chat_message',
  {
    merchantId: text('merchant_id').notNull(),
    roomId: text('room_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** The number of its latest change. */
    changed: bigint('changed', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** The author's name as shown at that time. */
    name: text('name').notNull(),
    text: text('text').notNull(),
    /** Platform language code. */
    language: text('language').notNull(),
    /** The count of each reaction. */
    reactions: jsonb('reactions').notNull().default({}),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
    requestKey: text('request_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.roomId, table.seq] }),
    foreignKey({
      name: 'chat_message_person',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [chatPerson.merchantId, chatPerson.memberId],
    }).onDelete('cascade'),
    uniqueIndex('chat_message_request').on(table.merchantId, table.memberId, table.requestKey),
    index('chat_message_changed').on(table.merchantId, table.roomId, table.changed),
    index('chat_message_by_member').on(table.merchantId, table.memberId, table.at),
    index('chat_message_by_age').on(table.merchantId, table.at),
  ],
)

export const chatReaction = pgTable(
  'chat_reaction',
  {
    merchantId: text('merchant_id').notNull(),
    roomId: text('room_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    reaction: text('reaction').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.roomId, table.seq, table.memberId, table.reaction] }),
    foreignKey({
      name: 'chat_reaction_message',
      columns: [table.merchantId, table.roomId, table.seq],
      foreignColumns: [chatMessage.merchantId, chatMessage.roomId, chatMessage.seq],
    }).onDelete('cascade'),
    foreignKey({
      name: 'chat_reaction_person',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [chatPerson.merchantId, chatPerson.memberId],
    }).onDelete('cascade'),
    index('chat_reaction_by_member').on(table.merchantId, table.memberId),
  ],
)

/** A message that a member reported. */
export const chatReport = pgTable(
  'chat_report',
  {
    merchantId: text('merchant_id').notNull(),
    roomId: text('room_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** The member who reported it. */
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    reason: text('reason').notNull(),
    note: text('note'),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.roomId, table.seq, table.memberId] }),
    foreignKey({
      name: 'chat_report_message',
      columns: [table.merchantId, table.roomId, table.seq],
      foreignColumns: [chatMessage.merchantId, chatMessage.roomId, chatMessage.seq],
    }).onDelete('cascade'),
    foreignKey({
      name: 'chat_report_person',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [chatPerson.merchantId, chatPerson.memberId],
    }).onDelete('cascade'),
    check('chat_report_decided', sql`(${table.decidedAt} is null) = (${table.decidedBy} is null)`),
    index('chat_report_open').on(table.merchantId, table.at).where(sql`${table.decidedAt} is null`),
    index('chat_report_by_member').on(table.merchantId, table.memberId),
  ],
)

/** The authors that a member hides. */
export const chatHidden = pgTable(
  'chat_hidden',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    hiddenId: bigint('hidden_id', { mode: 'bigint' }).notNull(),
    /** The author's name as the member saw it. */
    name: text('name').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.memberId, table.hiddenId] }),
    foreignKey({
      name: 'chat_hidden_by',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [chatPerson.merchantId, chatPerson.memberId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'chat_hidden_person',
      columns: [table.merchantId, table.hiddenId],
      foreignColumns: [chatPerson.merchantId, chatPerson.memberId],
    }).onDelete('cascade'),
    index('chat_hidden_whom').on(table.merchantId, table.hiddenId),
  ],
)

/** The number of people that each gateway has in a room. */
export const chatPresence = pgTable(
  'chat_presence',
  {
    merchantId: text('merchant_id').notNull(),
    roomId: text('room_id').notNull(),
    gateway: text('gateway').notNull(),
    people: integer('people').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.roomId, table.gateway] }),
    check('chat_presence_people', sql`${table.people} >= 0`),
  ],
)
