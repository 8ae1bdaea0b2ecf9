import type { Database } from '../../../platform/database/connect.ts'

/** The messages that the embedded mailbox received instead of a carrier. */
export interface MailboxMessage {
  readonly id: string
  readonly merchantId: string
  readonly kind: 'sms' | 'mail'
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly sentAt: Date
}

/** A page with more messages would not be readable. */
const NEWEST = 50

/** The newest messages, the newest first. */
export async function newestMessages(database: Database): Promise<readonly MailboxMessage[]> {
  const { rows } = await database.pool.query<MailboxMessage>(
    `select id::text as id, merchant_id as "merchantId", kind, recipient, subject, body, sent_at as "sentAt"
       from mailbox_message order by sent_at desc, id desc limit ${NEWEST}`,
  )
  return rows
}
