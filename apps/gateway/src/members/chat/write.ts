import type { ChatMessage } from '@livery/contract/support/chat'
import type { Database } from '../../platform/database/connect.ts'
import { real, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { messageAt, nextNumber, type RoomKey } from './messages.ts'
import { assertNotMuted, lockedPerson, type MemberKey, refusal } from './people.ts'

/** One message in two seconds, with up to five at once. */
const BURST = 5
const BURST_SECONDS = 10
/** How long the same text is refused again. */
const SAME_SECONDS = 300

export interface NewMessage extends MemberKey, RoomKey {
  /** The author's name for other members. */
  readonly name: string
  /** Cleaned and checked text. */
  readonly text: string
  readonly language: string
  readonly requestKey: string
  /** The room's pause by the merchant's file, in seconds. */
  readonly slowSeconds: number
}

/**
 * Writes a message in a room; a repeated request writes nothing more. Refused are muted members, members who write too
 * fast or repeat a text, and everybody while the room is closed.
 */
export async function writeMessage(database: Database, message: NewMessage): Promise<ChatMessage> {
  return database.transaction(async (tx) => {
    const person = await lockedPerson(tx, message)
    const written = await writtenBefore(tx, message)
    if (written) return written
    assertNotMuted(person)
    await assertPace(tx, message)
    const { lastSeq: seq, state, slowSeconds } = await nextNumber(tx, message)
    if (state === 'closed') throw refusal('closed')
    await assertSlow(tx, message, slowSeconds ?? message.slowSeconds)
    const { merchantId, room, memberId, name, text: words, language, requestKey } = message
    await tx.run(
      `insert into chat_message (merchant_id, room_id, seq, changed, member_id, name, text, language, request_key)
       values ($1, $2, $3, $3, $4, $5, $6, $7, $8)`,
      [merchantId, room, seq, memberId, name, words, language, requestKey],
    )
    const stored = await messageAt(tx, message, seq)
    if (!stored) throw new Error('a message that was written is not there')
    return stored
  })
}

async function writtenBefore(tx: Sql, message: NewMessage): Promise<ChatMessage | null> {
  const row = await tx.row(
    { room: text, seq: real },
    `select room_id as room, seq::float8 as seq from chat_message
      where merchant_id = $1 and member_id = $2 and request_key = $3`,
    [message.merchantId, message.memberId, message.requestKey],
  )
  return row && messageAt(tx, { merchantId: message.merchantId, room: row.room }, row.seq)
}

async function assertPace(tx: Sql, { merchantId, memberId, text: words }: NewMessage): Promise<void> {
  const latest = await tx.rows(
    { text, age: real },
    `select text, extract(epoch from clock_timestamp() - at)::float8 as age from chat_message
      where merchant_id = $1 and member_id = $2 order by at desc limit ${BURST}`,
    [merchantId, memberId],
  )
  const oldest = latest[BURST - 1]
  if (oldest && oldest.age < BURST_SECONDS) throw refusal('fast', { seconds: Math.ceil(BURST_SECONDS - oldest.age) })
  const same = compared(words)
  if (latest.some(({ text: before, age }) => age < SAME_SECONDS && compared(before) === same)) throw refusal('same')
}

const compared = (words: string) =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '') || words

async function assertSlow(tx: Sql, { merchantId, memberId, room }: NewMessage, seconds: number): Promise<void> {
  if (seconds === 0) return
  const latest = await tx.row(
    { age: real },
    `select extract(epoch from clock_timestamp() - at)::float8 as age from chat_message
      where merchant_id = $1 and member_id = $2 and room_id = $3 order by at desc limit 1`,
    [merchantId, memberId, room],
  )
  if (latest && latest.age < seconds) throw refusal('slow', { seconds: Math.ceil(seconds - latest.age) })
}
