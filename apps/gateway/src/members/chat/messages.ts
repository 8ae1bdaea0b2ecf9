import type { ChatMessage } from '@livery/contract/support/chat'
import { CHAT_PAGE_SIZE, CHAT_REACTIONS, CHAT_ROOM_STATES } from '@livery/contract/support/chat-limits'
import Type from 'typebox'
import { instant, integer, json, nullable, oneOf, type RowOf, real, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** A room of a merchant. */
export interface RoomKey {
  readonly merchantId: string
  readonly room: string
}

const ROW = {
  seq: real,
  changed: real,
  author: text,
  name: text,
  text: nullable(text),
  at: instant,
  reactions: json(Type.Partial(Type.Record(Type.Enum([...CHAT_REACTIONS]), Type.Integer()))),
}

/** A removed message stays for operators who decide about it, and is shown to nobody else. */
const MESSAGES = `select m.seq::float8 as seq, m.changed::float8 as changed, p.handle as author, m.name,
       case when m.removed_at is null then m.text end as text, m.at, m.reactions
  from chat_message m join chat_person p on p.merchant_id = m.merchant_id and p.member_id = m.member_id`

const shown = ({ at, ...row }: RowOf<typeof ROW>): ChatMessage => ({ ...row, at: at.toISOString() }) as ChatMessage

/** A page of a room's messages before a given one, the oldest first. */
export async function messagesBefore(
  sql: Sql,
  { merchantId, room }: RoomKey,
  before: number | null,
): Promise<{ readonly list: ChatMessage[]; readonly hasMore: boolean }> {
  const rows = await sql.rows(
    ROW,
    `${MESSAGES} where m.merchant_id = $1 and m.room_id = $2 and ($3::bigint is null or m.seq < $3)
      order by m.seq desc limit ${CHAT_PAGE_SIZE + 1}`,
    [merchantId, room, before],
  )
  const hasMore = rows.length > CHAT_PAGE_SIZE
  return { list: rows.slice(0, CHAT_PAGE_SIZE).reverse().map(shown), hasMore }
}

/**
 * The messages of a room that are new or changed after a number, each once in its present state, in the order of their
 * changes.
 */
export async function changesAfter(
  sql: Sql,
  { merchantId, room }: RoomKey,
  after: number,
  most: number,
): Promise<ChatMessage[]> {
  const rows = await sql.rows(
    ROW,
    `${MESSAGES} where m.merchant_id = $1 and m.room_id = $2 and m.changed > $3 order by m.changed limit ${most}`,
    [merchantId, room, after],
  )
  return rows.map(shown)
}

export async function messageAt(sql: Sql, { merchantId, room }: RoomKey, seq: number): Promise<ChatMessage | null> {
  const row = await sql.row(ROW, `${MESSAGES} where m.merchant_id = $1 and m.room_id = $2 and m.seq = $3`, [
    merchantId,
    room,
    seq,
  ])
  return row && shown(row)
}

export const ROOM_ROW = { lastSeq: real, state: oneOf(CHAT_ROOM_STATES), slowSeconds: nullable(integer) }
export const ROOM_COLUMNS = 'last_seq::float8 as "lastSeq", state, slow_seconds as "slowSeconds"'
export type RoomRow = RowOf<typeof ROOM_ROW>

/** A room in which nobody has written yet. */
export const NEW_ROOM: RoomRow = { lastSeq: 0, state: 'open', slowSeconds: null }

export async function roomRow(sql: Sql, { merchantId, room }: RoomKey): Promise<RoomRow> {
  const row = await sql.row(ROOM_ROW, `select ${ROOM_COLUMNS} from chat_room where merchant_id = $1 and room_id = $2`, [
    merchantId,
    room,
  ])
  return row ?? NEW_ROOM
}

/**
 * The room's next number. The room is locked until the transaction ends, so numbers are committed in their order and a
 * reader that has seen one has seen all before it (docs/decisions/111).
 */
export async function nextNumber(tx: Sql, { merchantId, room }: RoomKey): Promise<RoomRow> {
  const row = await tx.row(
    ROOM_ROW,
    `insert into chat_room as r (merchant_id, room_id, last_seq) values ($1, $2, 1)
     on conflict (merchant_id, room_id) do update set last_seq = r.last_seq + 1 returning ${ROOM_COLUMNS}`,
    [merchantId, room],
  )
  if (!row) throw new Error('a room has no number')
  tx.notify('chat')
  return row
}
