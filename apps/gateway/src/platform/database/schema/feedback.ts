import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { member } from './member.ts'

/** The letters between a member and customer service about one subject. */
export const feedbackThread = pgTable(
  'feedback_thread',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    state: text('state').notNull().default('waiting'),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
      name: 'feedback_thread_member',
    }),
    check('feedback_thread_state', sql`${table.state} in ('waiting', 'answered', 'closed')`),
    index('feedback_thread_by_member').on(table.memberId, table.merchantId, table.lastAt),
    index('feedback_thread_by_state').on(table.merchantId, table.state, table.lastAt),
  ],
)

export const feedbackPost = pgTable(
  'feedback_post',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    threadId: bigint('thread_id', { mode: 'bigint' })
      .notNull()
      .references(() => feedbackThread.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    /** The operator who answered. */
    operator: text('operator'),
    content: text('content').notNull(),
    /** The key of the request: a repeated one writes nothing more. */
    requestKey: text('request_key').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('feedback_post_author', sql`${table.author} in ('member', 'operator')`),
    index('feedback_post_by_thread').on(table.threadId, table.id),
    uniqueIndex('feedback_post_request').on(table.merchantId, table.requestKey),
  ],
)
