import { instant, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

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

const MESSAGE = {
  id: text,
  merchantId: text,
  kind: oneOf(['sms', 'mail']),
  recipient: text,
  subject: text,
  body: text,
  sentAt: instant,
}

/** A page with more messages would not be readable. */
const NEWEST = 50

/** The newest messages, the newest first. */
export async function newestMessages(sql: Sql): Promise<readonly MailboxMessage[]> {
  return sql.rows(
    MESSAGE,
    `select id::text as id, merchant_id as "merchantId", kind, recipient, subject, body, sent_at as "sentAt"
       from mailbox_message order by sent_at desc, id desc limit ${NEWEST}`,
  )
}
