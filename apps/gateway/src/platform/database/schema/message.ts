import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { member } from './member.ts'

/**
 * A message to members, stored once for any number of recipients: the inbox query decides who reads it
 * (docs/decisions/96).
 */
export const message = pgTable(
  'message',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    /** Its place in the order of sending; null until it is sent. */
    number: bigint('number', { mode: 'bigint' }),
    /** By platform language code. */
    title: jsonb('title').notNull(),
    /** By platform language code: cleaned HTML, or plain text. */
    content: jsonb('content').notNull(),
    format: text('format').notNull(),
    /** Its recipients: the kind, and the values that limit it. */
    audience: text('audience').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }),
    leastLevel: bigint('least_level', { mode: 'number' }),
    language: text('language'),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull().defaultNow(),
    sendAt: instant('send_at').notNull(),
    sentAt: instant('sent_at'),
    cancelledAt: instant('cancelled_at'),
    /** The key of the request, where that may be repeated. */
    requestKey: text('request_key'),
  },
  (table) => [
    foreignKey({
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
      name: 'message_member',
    }),
    check('message_format', sql`${table.format} in ('html', 'plain')`),
    check('message_audience', sql`${table.audience} in ('member', 'all', 'agents', 'level', 'language', 'list')`),
    check('message_to_one', sql`(${table.audience} = 'member') = (${table.memberId} is not null)`),
    check('message_sent', sql`(${table.sentAt} is null) = (${table.number} is null)`),
    uniqueIndex('message_request').on(table.merchantId, table.requestKey),
    uniqueIndex('message_order').on(table.merchantId, table.number),
    index('message_to_member')
      .on(table.memberId, table.merchantId, table.number)
      .where(sql`${table.memberId} is not null`),
    index('message_to_many').on(table.merchantId, table.number).where(sql`${table.memberId} is null`),
    index('message_written').on(table.merchantId, table.writtenAt.desc().nullsFirst()),
  ],
)

/** The members on the list of a message. */
export const messageRecipient = pgTable(
  'message_recipient',
  {
    merchantId: text('merchant_id').notNull(),
    messageId: bigint('message_id', { mode: 'bigint' })
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.memberId] }),
    foreignKey({
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
      name: 'message_recipient_member',
    }),
    index('message_recipient_by_member').on(table.memberId, table.merchantId),
  ],
)

/** A member's acts on one message. */
export const messageState = pgTable(
  'message_state',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    messageId: bigint('message_id', { mode: 'bigint' })
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    readAt: instant('read_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.messageId] }),
    foreignKey({
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
      name: 'message_state_member',
    }),
    index('message_state_by_message').on(table.messageId),
  ],
)

/** The message up to which a member has read all. */
export const messageMark = pgTable(
  'message_mark',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    readUpTo: bigint('read_up_to', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.merchantId] }),
    foreignKey({
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
      name: 'message_mark_member',
    }),
  ],
)
