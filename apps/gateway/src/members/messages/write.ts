import type { MessageAudience, MessageFormat } from '@livery/contract/messages/inbox'
import { cleanHtml } from '../../platform/clean-html.ts'
import { nullable, oneOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { publishEvent } from '../../platform/events/publish.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { unreadMessages } from './inbox.ts'

/** The recipients of a message. */
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
  /** An operator's name, or the part of the platform that wrote it. */
  readonly by: string
  /** The earliest moment; null for at once. */
  readonly sendAt: Date | null
  /** The key of the request: a repeated one writes nothing more. */
  readonly requestKey?: string
}

/** The kind of the job that sends a message at its time. */
export const MESSAGE_JOB = 'message'

/**
 * Writes a message in the caller's transaction, and sends it at once or adds a job for that. HTML is cleaned here.
 *
 * @returns its id; null for a repeated request
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
 * Sends a written message in the caller's transaction: once, however many gateways try, and never after it was
 * cancelled. Messages of a merchant are sent one after another, so their numbers rise with each commit: no reader can
 * have passed a number that appears later.
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

/** Cancels a message before its time. Answers whether it was still possible. */
export async function cancelMessage(sql: Sql, merchantId: string, id: string): Promise<boolean> {
  const done = await sql.run(
    `update message set cancelled_at = now() where merchant_id = $1 and id = $2 and sent_at is null and cancelled_at is null`,
    [merchantId, id],
  )
  return done === 1
}

const cleanedTexts = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([language, content]) => [language, cleanHtml(content)]))
