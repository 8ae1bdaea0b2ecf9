import { LiveryError } from '@livery/contract/errors'
import type { ChatMessage } from '@livery/contract/support/chat'
import {
  CHAT_REACTIONS,
  type ChatReaction,
  type ChatReportReason,
  MOST_HIDDEN,
} from '@livery/contract/support/chat-limits'
import type { Database } from '../../platform/database/connect.ts'
import { integer, oneOf, real, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { messageAt, nextNumber, type RoomKey } from './messages.ts'
import { assertNotMuted, lockedPerson, type MemberKey } from './people.ts'

/** A message that a member acts on. */
export interface MessageKey extends MemberKey, RoomKey {
  readonly seq: number
}

/** Sets a reaction, one of each kind for a member, or removes it. */
export async function react(
  database: Database,
  key: MessageKey,
  reaction: ChatReaction,
  isOn: boolean,
): Promise<ChatMessage> {
  return database.transaction(async (tx) => {
    assertNotMuted(await lockedPerson(tx, key))
    const values = [key.merchantId, key.room, key.seq]
    await assertShown(tx, key)
    const done = isOn
      ? await tx.run(
          `insert into chat_reaction (merchant_id, room_id, seq, member_id, reaction) values ($1, $2, $3, $4, $5)
           on conflict do nothing`,
          [...values, key.memberId, reaction],
        )
      : await tx.run(
          `delete from chat_reaction
            where merchant_id = $1 and room_id = $2 and seq = $3 and member_id = $4 and reaction = $5`,
          [...values, key.memberId, reaction],
        )
    if (done > 0) {
      const { lastSeq } = await nextNumber(tx, key)
      // The room is locked while reactions are counted, so that a later count includes this one.
      await tx.run(
        `update chat_message set changed = $4, reactions = (
           select coalesce(jsonb_object_agg(reaction, pressed), '{}') from (
             select reaction, count(*) as pressed from chat_reaction
              where merchant_id = $1 and room_id = $2 and seq = $3 group by reaction) as each)
          where merchant_id = $1 and room_id = $2 and seq = $3`,
        [...values, lastSeq],
      )
    }
    const message = await messageAt(tx, key, key.seq)
    if (!message) throw new LiveryError('NOT_FOUND')
    return message
  })
}

/** A member's reactions to some messages. */
export async function reactionsOf(
  sql: Sql,
  { merchantId, memberId, room }: MemberKey & RoomKey,
  seqs: readonly number[],
) {
  return sql.rows(
    { seq: real, reaction: oneOf(CHAT_REACTIONS) },
    `select seq::float8 as seq, reaction from chat_reaction
      where merchant_id = $1 and room_id = $2 and member_id = $3 and seq = any ($4::bigint[])`,
    [merchantId, room, memberId, seqs],
  )
}

/** Reports another member's message to the operators; a repeated report changes nothing. */
export async function report(
  database: Database,
  key: MessageKey,
  reason: ChatReportReason,
  note: string | null,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockedPerson(tx, key)
    const author = await assertShown(tx, key)
    if (author === key.memberId) throw new LiveryError('NOT_FOUND')
    await tx.run(
      `insert into chat_report (merchant_id, room_id, seq, member_id, reason, note) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [key.merchantId, key.room, key.seq, key.memberId, reason, note],
    )
  })
}

/** Hides an author from a member, or shows them again. */
export async function hide(database: Database, key: MemberKey, handle: string, isHidden: boolean): Promise<void> {
  const { merchantId, memberId } = key
  await database.transaction(async (tx) => {
    await lockedPerson(tx, key)
    const whom = await tx.row(
      { id: text },
      'select member_id::text as id from chat_person where merchant_id = $1 and handle = $2 and member_id <> $3',
      [merchantId, handle, memberId],
    )
    if (!whom) throw new LiveryError('NOT_FOUND')
    if (isHidden) return addHidden(tx, key, whom.id)
    await tx.run('delete from chat_hidden where merchant_id = $1 and member_id = $2 and hidden_id = $3', [
      merchantId,
      memberId,
      whom.id,
    ])
  })
}

async function addHidden(tx: Sql, { merchantId, memberId }: MemberKey, whom: string): Promise<void> {
  const row = await tx.row(
    { count: integer },
    'select count(*)::int as count from chat_hidden where merchant_id = $1 and member_id = $2',
    [merchantId, memberId],
  )
  if ((row?.count ?? 0) >= MOST_HIDDEN)
    throw new LiveryError('VALIDATION', { fields: [{ field: 'author', code: 'many', params: { most: MOST_HIDDEN } }] })
  await tx.run(
    `insert into chat_hidden (merchant_id, member_id, hidden_id, name)
     select $1, $2, member_id, name from chat_message where merchant_id = $1 and member_id = $3 order by at desc limit 1
     on conflict do nothing`,
    [merchantId, memberId, whom],
  )
}

/** The author of a message that everybody can see. */
async function assertShown(tx: Sql, { merchantId, room, seq }: RoomKey & { readonly seq: number }): Promise<string> {
  const row = await tx.row(
    { author: text },
    `select member_id::text as author from chat_message
      where merchant_id = $1 and room_id = $2 and seq = $3 and removed_at is null`,
    [merchantId, room, seq],
  )
  if (!row) throw new LiveryError('NOT_FOUND')
  return row.author
}
