import { CHAT_REPORT_REASONS, type ChatRoomState } from '@livery/contract/support/chat-limits'
import { arrayOf, instant, integer, nullable, oneOf, real, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { nextNumber, type RoomKey } from './messages.ts'
import { FOR_EVER, type MemberKey } from './people.ts'

/** More than a person reads at a time. */
const MOST_REPORTED = 50
const MOST_LATEST = 30
const MOST_MUTED = 50

/** A message in a room. */
export interface PlaceKey extends RoomKey {
  readonly seq: number
}

const MESSAGE = {
  room: text,
  seq: real,
  memberId: text,
  account: text,
  name: text,
  text,
  language: text,
  at: instant,
  mutedUntil: nullable(instant),
  removedBy: nullable(text),
}
const MESSAGE_COLUMNS = `m.room_id as room, m.seq::float8 as seq, m.member_id::text as "memberId", o.account, m.name, m.text,
  m.language, m.at, case when p.muted_until > now() then p.muted_until end as "mutedUntil", m.removed_by as "removedBy"`
const MESSAGE_TABLES = `chat_message m
  join chat_person p on p.merchant_id = m.merchant_id and p.member_id = m.member_id
  join member o on o.merchant_id = m.merchant_id and o.id = m.member_id`

/** Reported messages without a decision, the most reported first. */
export function openReports(sql: Sql, merchantId: string) {
  return sql.rows(
    {
      ...MESSAGE,
      count: integer,
      reasons: arrayOf(oneOf(CHAT_REPORT_REASONS)),
      notes: arrayOf(text),
      since: instant,
    },
    `select ${MESSAGE_COLUMNS}, r.count, r.reasons, r.notes, r.since
       from (select room_id, seq, count(*)::int as count, min(at) as since,
                    array_agg(distinct reason) as reasons,
                    coalesce(array_agg(note order by at) filter (where note is not null), '{}') as notes
               from chat_report where merchant_id = $1 and decided_at is null group by room_id, seq) r
       join ${MESSAGE_TABLES} on m.merchant_id = $1 and m.room_id = r.room_id and m.seq = r.seq
      order by r.count desc, r.since limit ${MOST_REPORTED}`,
    [merchantId],
  )
}

/** The latest messages of a room, the newest first, including removed ones. */
export function latestMessages(sql: Sql, { merchantId, room }: RoomKey) {
  return sql.rows(
    MESSAGE,
    `select ${MESSAGE_COLUMNS} from ${MESSAGE_TABLES}
      where m.merchant_id = $1 and m.room_id = $2 order by m.seq desc limit ${MOST_LATEST}`,
    [merchantId, room],
  )
}

/** Members who may not write at the moment. */
export function mutedPeople(sql: Sql, merchantId: string) {
  return sql.rows(
    { memberId: text, account: text, until: instant, by: nullable(text) },
    `select p.member_id::text as "memberId", o.account, p.muted_until as until, p.muted_by as by
       from chat_person p join member o on o.merchant_id = p.merchant_id and o.id = p.member_id
      where p.merchant_id = $1 and p.muted_until > now() order by p.muted_until limit ${MOST_MUTED}`,
    [merchantId],
  )
}

/** Removes a message for all readers. Answers whether it existed. */
export async function removeMessage(tx: Sql, { merchantId, room, seq }: PlaceKey, by: string): Promise<boolean> {
  const { lastSeq } = await nextNumber(tx, { merchantId, room })
  const removed = await tx.run(
    `update chat_message set removed_at = now(), removed_by = $4, changed = $5
      where merchant_id = $1 and room_id = $2 and seq = $3 and removed_at is null`,
    [merchantId, room, seq, by, lastSeq],
  )
  await decideReports(tx, { merchantId, room, seq }, by)
  return removed > 0
}

/** Closes the reports about a message. Answers whether there were any. */
export async function decideReports(tx: Sql, { merchantId, room, seq }: PlaceKey, by: string): Promise<boolean> {
  const decided = await tx.run(
    `update chat_report set decided_at = now(), decided_by = $4
      where merchant_id = $1 and room_id = $2 and seq = $3 and decided_at is null`,
    [merchantId, room, seq, by],
  )
  return decided > 0
}

/**
 * Mutes a member, or ends a mute.
 *
 * @param minutes the length of the mute; 'ever', or null to end it
 */
export async function mute(
  tx: Sql,
  { merchantId, memberId }: MemberKey,
  minutes: number | 'ever' | null,
  by: string,
): Promise<boolean> {
  const until = minutes === null ? null : minutes === 'ever' ? FOR_EVER : new Date(Date.now() + minutes * 60_000)
  const changed = await tx.run(
    'update chat_person set muted_until = $3, muted_by = $4 where merchant_id = $1 and member_id = $2',
    [merchantId, memberId, until, minutes === null ? null : by],
  )
  return changed > 0
}

/** Opens or closes a room, and sets the pause between two messages of one member; null for the file's pause. */
export async function setRoom(
  tx: Sql,
  { merchantId, room }: RoomKey,
  state: ChatRoomState,
  slowSeconds: number | null,
): Promise<void> {
  await tx.run(
    `insert into chat_room (merchant_id, room_id, state, slow_seconds) values ($1, $2, $3, $4)
     on conflict (merchant_id, room_id) do update set state = excluded.state, slow_seconds = excluded.slow_seconds`,
    [merchantId, room, state, slowSeconds],
  )
  tx.notify('chat')
}

/** Messages deleted in one transaction: events wait for every writing transaction, so none may take long. */
const BATCH = 1_000

/** Deletes messages older than some days, with their reactions and reports. */
export async function forgetOlder(sql: Sql, merchantId: string, days: number): Promise<void> {
  for (let removed = BATCH; removed === BATCH; ) {
    removed = await sql.run(
      `delete from chat_message where merchant_id = $1 and ctid = any (array(
         select ctid from chat_message where merchant_id = $1 and at < now() - make_interval(days => $2) limit ${BATCH}))`,
      [merchantId, days],
    )
  }
}
