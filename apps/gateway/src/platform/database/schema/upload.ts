import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { member } from './member.ts'

/** A picture from a member, decoded and encoded again. An unused one is deleted after a day. */
export const upload = pgTable(
  'upload',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Its allowed use. */
    purpose: text('purpose').notNull(),
    type: text('type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    content: bytes('content').notNull(),
    /** SHA-256 of the received bytes, which identifies a repeated file. */
    sourceHash: bytes('source_hash').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
    /** Its use; null until it has one. */
    usedBy: text('used_by'),
  },
  (table) => [
    foreignKey({
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
      name: 'upload_member',
    }),
    check('upload_purpose', sql`${table.purpose} in ('feedback', 'slip', 'document')`),
    check('upload_type', sql`${table.type} in ('image/png', 'image/jpeg')`),
    index('upload_by_use').on(table.usedBy, table.merchantId),
    index('upload_by_member').on(table.memberId, table.merchantId, table.sentAt),
    index('upload_by_source').on(table.sourceHash, table.merchantId),
    index('upload_unused').on(table.sentAt).where(sql`${table.usedBy} is null`),
  ],
)
