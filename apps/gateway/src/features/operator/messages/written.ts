import { MESSAGE_AUDIENCES } from '@livery/contract/messages/inbox'
import Type from 'typebox'
import { AGENT_WRITES } from '../../../members/messages/inbox.ts'
import { instant, json, nullable, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

const TEXTS = json(Type.Record(Type.String(), Type.String()))

const WRITTEN = {
  id: text,
  title: TEXTS,
  audience: oneOf(MESSAGE_AUDIENCES),
  to: nullable(text),
  by: text,
  sendAt: instant,
  sentAt: nullable(instant),
  cancelledAt: nullable(instant),
}

export type WrittenMessage = Awaited<ReturnType<typeof writtenMessages>>[number]

/** A page with more would not be readable. */
const NEWEST = 30

/** Messages of operators to the members of a merchant, the newest first. */
export function writtenMessages(sql: Sql, merchantId: string) {
  return sql.rows(
    WRITTEN,
    `select m.id::text as id, m.title, m.audience, m.written_by as by, m.send_at as "sendAt", m.sent_at as "sentAt",
            m.cancelled_at as "cancelledAt",
            case m.audience when 'member' then (select account from member p where p.merchant_id = m.merchant_id and p.id = m.member_id)
                            when 'level' then m.least_level::text when 'language' then m.language
                            when 'list' then (select count(*)::text from message_recipient r where r.message_id = m.id) end as "to"
       from message m
      where m.merchant_id = $1 and m.request_key is not null and m.written_by not like '${AGENT_WRITES}%'
      order by m.written_at desc, m.id desc limit ${NEWEST}`,
    [merchantId],
  )
}

/** The members of a merchant by their accounts; the error names accounts that do not exist. */
export async function membersByAccount(sql: Sql, merchantId: string, accounts: readonly string[]) {
  const keys = [...new Set(accounts.map((account) => account.toLowerCase()))]
  const rows = await sql.rows(
    { id: text, key: text },
    'select id::text as id, account_key as key from member where merchant_id = $1 and account_key = any ($2)',
    [merchantId, keys],
  )
  const found = new Set(rows.map(({ key }) => key))
  return { ids: rows.map(({ id }) => id), unknown: keys.filter((key) => !found.has(key)) }
}
