import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { member } from './member.ts'

/** A picture that a member sent, decoded and encoded anew. What nothing uses is deleted after a day. */
export const upload = pgTable(
  'upload',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** What it may be used for. */
    purpose: text('purpose').notNull(),
    type: text('type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    content: bytes('content').notNull(),
    /** SHA-256 of the bytes as they were sent: the same file is known again. */
    sourceHash: bytes('source_hash').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
    /** What uses it; null until something does. */
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
