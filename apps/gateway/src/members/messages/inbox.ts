import { MESSAGE_FORMATS, MESSAGES_A_PAGE } from '@livery/contract/messages/inbox'
import Type from 'typebox'
import { boolean, instant, integer, json, oneOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { publishEvent } from '../../platform/events/publish.ts'

/** The owner of the inbox. */
export interface InboxOwner {
  readonly merchantId: string
  readonly memberId: string
}

/** The prefix of an agent's number in the author of a message. */
export const AGENT_WRITES = 'agent:'

const TEXTS = json(Type.Record(Type.String(), Type.String()))

/** Whether a message `m` to a group is for a member `o`. */
export const IS_FOR_OWNER = `(m.audience = 'all'
  or (m.audience = 'agents' and o.kind in (1, 2, 41, 42))
  or (m.audience = 'level' and o.vip_level >= m.least_level)
  or (m.audience = 'language' and o.language = m.language)
  or (m.audience = 'list' and exists (select from message_recipient r
       where r.message_id = m.id and r.member_id = o.id)))`

/**
 * A member's inbox: messages to the member alone, and messages to groups since the member joined that the member
 * belongs to. A message the member has acted on stays, even after leaving its group.
 */
const INBOX = `
  with owner as (select id, merchant_id, kind, vip_level, coalesce(language, '') as language, created_at
                   from member where merchant_id = $1 and id = $2),
  inbox as (
    select m.id, m.number, m.title, m.content, m.format, m.sent_at, m.written_by like '${AGENT_WRITES}%' as from_agent,
           s.read_at is not null or m.number <= coalesce((select read_up_to from message_mark k
             where k.merchant_id = $1 and k.member_id = $2), 0) as is_read
      from owner o
      join message m on m.merchant_id = o.merchant_id and m.number is not null
      left join message_state s on s.member_id = o.id and s.message_id = m.id
     where s.deleted_at is null
       and (m.member_id = o.id
            or (m.member_id is null and m.sent_at >= o.created_at
                and (s.read_at is not null
                     or ${IS_FOR_OWNER})))
  )`

/** A page of a member's inbox, the newest first, in all its written languages. */
export async function inboxPage(sql: Sql, { merchantId, memberId }: InboxOwner, page: number) {
  const { total, unread } = (await sql.row(
    { total: integer, unread: integer },
    `${INBOX} select count(*)::int as total, (count(*) filter (where not is_read))::int as unread from inbox`,
    [merchantId, memberId],
  )) ?? { total: 0, unread: 0 }
  const list = await sql.rows(
    {
      id: text,
      title: TEXTS,
      content: TEXTS,
      format: oneOf(MESSAGE_FORMATS),
      sent_at: instant,
      is_read: boolean,
      from_agent: boolean,
    },
    `${INBOX} select id::text as id, title, content, format, sent_at, is_read, from_agent from inbox
      order by number desc limit ${MESSAGES_A_PAGE} offset $3`,
    [merchantId, memberId, (page - 1) * MESSAGES_A_PAGE],
  )
  return { list, total, unread }
}

export async function unreadMessages(sql: Sql, { merchantId, memberId }: InboxOwner): Promise<number> {
  const row = await sql.row(
    { unread: integer },
    `${INBOX} select count(*)::int as unread from inbox where not is_read`,
    [merchantId, memberId],
  )
  return row?.unread ?? 0
}

/** Marks messages as read; without ids all messages in the inbox now. Informs the member's other pages. */
export async function markRead(sql: Sql, owner: InboxOwner, ids: readonly string[] | null): Promise<number> {
  const { merchantId, memberId } = owner
  if (ids)
    await sql.run(
      `${INBOX} insert into message_state (merchant_id, member_id, message_id, read_at)
       select $1, $2, id, now() from inbox where id = any ($3::bigint[]) and not is_read
       on conflict (member_id, message_id) do update set read_at = excluded.read_at`,
      [merchantId, memberId, ids],
    )
  else
    await sql.run(
      `${INBOX} insert into message_mark (merchant_id, member_id, read_up_to)
       select $1, $2, max(number) from inbox having max(number) is not null
       on conflict (member_id, merchant_id) do update set read_up_to = greatest(message_mark.read_up_to, excluded.read_up_to)`,
      [merchantId, memberId],
    )
  return tellUnread(sql, owner)
}

/** Removes messages from the inbox, or puts them back. */
export async function markDeleted(sql: Sql, owner: InboxOwner, ids: readonly string[], isUndone: boolean) {
  const { merchantId, memberId } = owner
  if (isUndone)
    await sql.run(
      'update message_state set deleted_at = null where merchant_id = $1 and member_id = $2 and message_id = any ($3::bigint[])',
      [merchantId, memberId, ids],
    )
  else
    await sql.run(
      `${INBOX} insert into message_state (merchant_id, member_id, message_id, deleted_at)
       select $1, $2, id, now() from inbox where id = any ($3::bigint[])
       on conflict (member_id, message_id) do update set deleted_at = excluded.deleted_at`,
      [merchantId, memberId, ids],
    )
  return tellUnread(sql, owner)
}

async function tellUnread(sql: Sql, owner: InboxOwner): Promise<number> {
  const unread = await unreadMessages(sql, owner)
  await publishEvent(sql, owner, { kind: 'message', unread, at: new Date().toISOString() })
  return unread
}
