import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, instant, transactionId } from './columns.ts'
import { member } from './member.ts'

/** A merchant's keys towards push services (VAPID); a device continues to use the one that it subscribed with. */
export const pushKey = pgTable(
  'push_key',
  {
    /** The public half. */
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    sealedPrivate: bytes('sealed_private').notNull(),
    madeAt: instant('made_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('push_key_newest').on(table.merchantId, table.madeAt)],
)

/** A browser that shows a member's notifications. */
export const pushDevice = pgTable(
  'push_device',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    pushKeyId: text('push_key_id')
      .notNull()
      .references(() => pushKey.id),
    /** The address at the push service; sending there needs the merchant's private key too. */
    endpoint: text('endpoint').notNull(),
    endpointHash: bytes('endpoint_hash').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userAgent: text('user_agent').notNull(),
    language: text('language').notNull(),
    /** The last session of its member in it; a sign-out deletes the device. */
    sessionHash: bytes('session_hash').notNull(),
    addedAt: instant('added_at').notNull().default(sql`clock_timestamp()`),
    sentAt: instant('sent_at'),
  },
  (table) => [
    foreignKey({
      name: 'push_device_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('push_device_endpoint').on(table.endpointHash, table.merchantId),
    index('push_device_by_member').on(table.memberId, table.merchantId, table.addedAt),
    index('push_device_by_session').on(table.sessionHash),
    index('push_device_by_key').on(table.pushKeyId),
    index('push_device_of_merchant').on(table.merchantId),
  ],
)

/** The kinds of notifications a member wants; all kinds where there is no row. */
export const pushChoice = pgTable(
  'push_choice',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    kinds: text('kinds').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.merchantId] }),
    foreignKey({
      name: 'push_choice_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
  ],
)

/** A notification for one device, with its outcome. */
export const pushMessage = pgTable(
  'push_message',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    deviceId: bigint('device_id', { mode: 'bigint' })
      .notNull()
      .references(() => pushDevice.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** A later one with the same topic replaces it. */
    topic: text('topic').notNull(),
    /** Its cause: a device gets one notification for it. */
    source: text('source').notNull(),
    state: text('state').notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    madeAt: instant('made_at').notNull().default(sql`clock_timestamp()`),
    dueAt: instant('due_at').notNull().default(sql`clock_timestamp()`),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('push_message_once').on(table.deviceId, table.source),
    check('push_message_kind', sql`${table.kind} in ('withdrawalPaid', 'withdrawalRejected', 'message', 'reward')`),
    check('push_message_state', sql`${table.state} in ('waiting', 'sent', 'replaced', 'refused', 'expired')`),
    check('push_message_ended', sql`(${table.state} = 'waiting') = (${table.endedAt} is null)`),
    index('push_message_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('push_message_topic').on(table.deviceId, table.topic, table.id).where(sql`${table.state} = 'waiting'`),
  ],
)

/** The transaction up to which events of the outbox were made into notifications. */
export const pushPlace = pgTable('push_place', {
  name: text('name').primaryKey(),
  tx: transactionId('tx').notNull(),
})
