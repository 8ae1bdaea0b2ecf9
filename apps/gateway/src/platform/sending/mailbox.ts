import type { Sql } from '../database/sql.ts'
import type { MailSender, SmsSender } from './ports.ts'

/** Stores messages where a developer can read them: the default, which needs no other service (docs/decisions/20). */
export function mailbox(sql: Sql): { readonly sms: SmsSender; readonly mail: MailSender } {
  const keep = async (merchantId: string, kind: 'sms' | 'mail', recipient: string, subject: string, body: string) => {
    await sql.run(
      'insert into mailbox_message (merchant_id, kind, recipient, subject, body) values ($1, $2, $3, $4, $5)',
      [merchantId, kind, recipient, subject, body],
    )
  }
  return {
    sms: { send: ({ merchantId, to, text }) => keep(merchantId, 'sms', `+${to}`, '', text) },
    mail: { send: ({ merchantId, to, subject, text }) => keep(merchantId, 'mail', to, subject, text) },
  }
}
