import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { member } from './member.ts'

/** Money sent by a member to the agent above (`up`), or by an agent to a member of the own team (`down`). */
export const memberTransfer = pgTable(
  'member_transfer',
  {
    reference: text('reference').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    direction: text('direction', { enum: ['up', 'down'] }).notNull(),
    senderId: bigint('sender_id', { mode: 'bigint' }).notNull(),
    receiverId: bigint('receiver_id', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    /** The browser's key of the request: a repeated one means the same transfer. */
    requestKey: text('request_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    foreignKey({
      name: 'member_transfer_sender',
      columns: [table.merchantId, table.senderId],
      foreignColumns: [member.merchantId, member.id],
    }),
    foreignKey({
      name: 'member_transfer_receiver',
      columns: [table.merchantId, table.receiverId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('member_transfer_request').on(table.senderId, table.merchantId, table.requestKey),
    index('member_transfer_by_sender').on(table.senderId, table.merchantId, table.at.desc().nullsFirst()),
    index('member_transfer_by_receiver').on(table.receiverId, table.merchantId, table.at.desc().nullsFirst()),
    check('member_transfer_amount', sql`${table.amountMinor} > 0`),
    check('member_transfer_direction', sql`${table.direction} in ('up', 'down')`),
    check('member_transfer_between', sql`${table.senderId} <> ${table.receiverId}`),
  ],
)
