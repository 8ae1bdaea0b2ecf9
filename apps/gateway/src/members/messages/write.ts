import type { MessageAudience, MessageFormat } from '@livery/contract/messages/inbox'
import { cleanHtml } from '../../platform/clean-html.ts'
import { nullable, oneOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { publishEvent } from '../../platform/events/publish.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { unreadMessages } from './inbox.ts'

/** Whom a message is for. */
export type Recipients =
  | { readonly audience: 'all' | 'agents' }
  | { readonly audience: 'member'; readonly memberId: string }
  | { readonly audience: 'level'; readonly leastLevel: number }
  | { readonly audience: 'language'; readonly language: string }
  | { readonly audience: 'list'; readonly memberIds: readonly string[] }

export interface NewMessage {
  readonly merchantId: string
  readonly to: Recipients
  /** By platform language code. */
  readonly title: Readonly<Record<string, string>>
  readonly content: Readonly<Record<string, string>>
  readonly format: MessageFormat
  /** An operator's name, or what wrote it. */
  readonly by: string
  /** Not before; null for at once. */
  readonly sendAt: Date | null
  /** What asked for it: asked twice, it is written once. */
  readonly requestKey?: string
}

/** The kind of the job that sends a message when its time has come. */
export const MESSAGE_JOB = 'message'

/**
 * Writes a message in the caller's transaction, and sends it at once or adds the job that will. HTML is cleaned here.
 * @returns its id; null where the request had written it already
 */
export async function writeMessage(tx: Sql, message: NewMessage): Promise<string | null> {
  const { merchantId, to, title, format, by, sendAt, requestKey = null } = message
  const content = format === 'html' ? cleanedTexts(message.content) : message.content
  const row = await tx.row(
    { id: text },
    `insert into message (merchant_id, title, content, format, audience, member_id, least_level, language, written_by, send_at, request_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10, now()), $11)
     on conflict (merchant_id, request_key) do nothing returning id::text as id`,
    [
      merchantId,
      title,
      content,
      format,
      to.audience,
      to.audience === 'member' ? to.memberId : null,
      to.audience === 'level' ? to.leastLevel : null,
      to.audience === 'language' ? to.language : null,
      by,
      sendAt,
      requestKey,
    ],
  )
  if (!row) return null
  if (to.audience === 'list')
    await tx.run(
      `insert into message_recipient (merchant_id, message_id, member_id)
       select $1, $2, id from unnest($3::bigint[]) as t (id) on conflict do nothing`,
      [merchantId, row.id, to.memberIds],
    )
  if (sendAt) await addJob(tx, { kind: MESSAGE_JOB, key: row.id, merchantId, dueAt: sendAt })
  else await sendMessage(tx, merchantId, row.id)
  return row.id
}

/**
 * Sends a written message, in the caller's transaction: once, whatever number of gateways try, and never when it was
 * cancelled. The number it gets rises with each commit, since messages of a merchant are sent one after the other: so
 * nobody has read up to a message that is not there yet.
 */
export async function sendMessage(tx: Sql, merchantId: string, id: string): Promise<void> {
  await tx.run(`select pg_advisory_xact_lock(hashtextextended('message|' || $1, 0))`, [merchantId])
  const sent = await tx.row(
    {
      audience: oneOf<MessageAudience>(['member', 'all', 'agents', 'level', 'language', 'list']),
      member_id: nullable(text),
    },
    `update message m set sent_at = clock_timestamp(),
            number = 1 + coalesce((select max(number) from message o where o.merchant_id = $1), 0)
      where m.merchant_id = $1 and m.id = $2 and m.sent_at is null and m.cancelled_at is null
      returning m.audience, m.member_id::text as member_id`,
    [merchantId, id],
  )
  if (!sent) return
  const at = new Date().toISOString()
  const { member_id: memberId } = sent
  const unread = memberId ? await unreadMessages(tx, { merchantId, memberId }) : undefined
  const event = { kind: 'message', id, at, ...(unread === undefined ? {} : { unread }) } as const
  await publishEvent(tx, { merchantId, memberId }, event)
}

/** Stops a message that waits for its time. Answers whether it was still time. */
export async function cancelMessage(sql: Sql, merchantId: string, id: string): Promise<boolean> {
  const done = await sql.run(
    `update message set cancelled_at = now() where merchant_id = $1 and id = $2 and sent_at is null and cancelled_at is null`,
    [merchantId, id],
  )
  return done === 1
}

const cleanedTexts = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([language, content]) => [language, cleanHtml(content)]))
