import { AUDIENCES, type Audience } from '@livery/contract/messages/announcements'
import Type from 'typebox'
import { cleanHtml } from '../../platform/clean-html.ts'
import { arrayOf, instant, json, nullable, oneOf, type RowOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { publishEvent } from '../../platform/events/publish.ts'
import { WRITTEN_LISTS, type WrittenList } from './written.ts'

/** An operator's announcement: its audience, its texts in some languages, and the time in which it is shown. */
export interface Announcement {
  readonly list: WrittenList
  /** For a pop-up; empty for a notice. */
  readonly audience: readonly Audience[]
  readonly title: Readonly<Record<string, string>>
  readonly content: Readonly<Record<string, string>>
  readonly publishedAt: Date
  readonly endsAt: Date | null
}

/** The most announcements of a merchant that are shown or planned at once, because every page contains them. */
export const MOST_WRITTEN = 50

/**
 * Writes an announcement.
 * @returns its id; `full` where there are too many; null for a repeated request
 */
export async function writeAnnouncement(
  tx: Sql,
  merchantId: string,
  { list, audience, title, content, publishedAt, endsAt }: Announcement,
  { by, requestKey }: { readonly by: string; readonly requestKey: string },
): Promise<string | 'full' | null> {
  await tx.run(`select pg_advisory_xact_lock(hashtextextended('announcements|' || $1, 0))`, [merchantId])
  const row = await tx.row(
    { id: nullable(text) },
    `with room as (select count(*) < ${MOST_WRITTEN} as is_left from written_announcement
                    where merchant_id = $1 and ended_at is null and (ends_at is null or ends_at > now())),
     added as (
       insert into written_announcement (merchant_id, list, audience, title, content, published_at, ends_at, written_by, request_key)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9 from room where is_left
       on conflict (merchant_id, request_key) do nothing returning id::text as id)
     select coalesce((select id from added),
              case when not is_left and not exists (select from written_announcement
                     where merchant_id = $1 and request_key = $9) then 'full' end) as id from room`,
    [merchantId, list, audience, title, cleaned(content), publishedAt, endsAt, by, requestKey],
  )
  return row?.id ?? null
}

/** Changes an announcement that has not ended; answers whether there was one. Open pages load it again. */
export async function changeAnnouncement(tx: Sql, merchantId: string, id: string, to: Announcement): Promise<boolean> {
  const done = await tx.run(
    `update written_announcement set list = $3, audience = $4, title = $5, content = $6, published_at = $7, ends_at = $8,
            turn = turn + 1
      where merchant_id = $1 and id = $2 and ended_at is null`,
    [merchantId, id, to.list, to.audience, to.title, cleaned(to.content), to.publishedAt, to.endsAt],
  )
  if (done === 1) await tellChanged(tx, merchantId)
  return done === 1
}

/** Ends an announcement that is shown or planned; answers whether there was one. */
export async function endAnnouncement(tx: Sql, merchantId: string, id: string): Promise<boolean> {
  const done = await tx.run(
    `update written_announcement set ended_at = now(), turn = turn + 1
      where merchant_id = $1 and id = $2 and ended_at is null and (ends_at is null or ends_at > now())`,
    [merchantId, id],
  )
  if (done === 1) await tellChanged(tx, merchantId)
  return done === 1
}

const LISTED = {
  id: text,
  list: oneOf(WRITTEN_LISTS),
  audience: arrayOf(oneOf(AUDIENCES)),
  title: json(Type.Record(Type.String(), Type.String())),
  content: json(Type.Record(Type.String(), Type.String())),
  by: text,
  publishedAt: instant,
  endsAt: nullable(instant),
  endedAt: nullable(instant),
}
export type ListedAnnouncement = RowOf<typeof LISTED>

/** Announcements for a merchant, the newest first: all that are not over, and the latest that are. */
export function listedAnnouncements(sql: Sql, merchantId: string): Promise<ListedAnnouncement[]> {
  return sql.rows(
    LISTED,
    `select a.id::text as id, a.list, a.audience, a.title, a.content, a.written_by as by, a.published_at as "publishedAt",
            a.ends_at as "endsAt", a.ended_at as "endedAt"
       from written_announcement a where a.merchant_id = $1
      order by coalesce(a.ended_at, a.ends_at, 'infinity') > now() desc, a.id desc limit ${2 * MOST_WRITTEN}`,
    [merchantId],
  )
}

const tellChanged = (tx: Sql, merchantId: string) =>
  publishEvent(tx, { merchantId, memberId: null }, { kind: 'announcements', at: new Date().toISOString() })

const cleaned = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([language, content]) => [language, cleanHtml(content)]))
