import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A message the embedded mailbox stored instead of sending it, in development and demonstrations. */
export const mailboxMessage = pgTable(
  'mailbox_message',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [
    check('mailbox_message_kind', sql`${table.kind} in ('sms', 'mail')`),
    index('mailbox_message_newest').on(table.sentAt.desc().nullsFirst()),
  ],
)
