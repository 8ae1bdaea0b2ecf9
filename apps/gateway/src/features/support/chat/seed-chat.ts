import type { Merchant } from '@livery/merchant/merchant'
import { addMember } from '../../../members/add-member.ts'
import { nextNumber } from '../../../members/chat/messages.ts'
import { lockedPerson } from '../../../members/chat/people.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { boolean, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

/** How long before the start the last message was written, and the pause before each earlier one. */
const MINUTES_APART = 3

/** Gives a demonstration's rooms a few messages. Nobody signs in to their authors' accounts. */
export async function seedChat(database: Database, merchant: Pick<Merchant, 'id' | 'demo'>): Promise<void> {
  const messages = merchant.demo.chat ?? []
  if (messages.length === 0) return
  await database.transaction(async (tx) => {
    await tx.run(`select pg_advisory_xact_lock(hashtextextended('demo chat|' || $1, 0))`, [merchant.id])
    const row = await tx.row(
      { isThere: boolean },
      'select exists (select from chat_message where merchant_id = $1) as "isThere"',
      [merchant.id],
    )
    if (row?.isThere) return
    for (const [index, { room, author, language, text: words }] of messages.entries()) {
      const memberId = await authorOf(tx, merchant.id, author)
      await lockedPerson(tx, { merchantId: merchant.id, memberId })
      const { lastSeq } = await nextNumber(tx, { merchantId: merchant.id, room })
      await tx.run(
        `insert into chat_message (merchant_id, room_id, seq, changed, member_id, name, text, language, request_key, at)
         values ($1, $2, $3, $3, $4, $5, $6, $7, $8, now() - make_interval(mins => $9))`,
        [
          merchant.id,
          room,
          lastSeq,
          memberId,
          author,
          words,
          language,
          `demonstration-${index}`,
          (messages.length - index) * MINUTES_APART,
        ],
      )
    }
  })
}

async function authorOf(tx: Sql, merchantId: string, nickname: string): Promise<string> {
  const account = `chat_${nickname.toLowerCase().replace(/\s+/gu, '_')}`
  const added = await addMember(tx, merchantId, { account, nickname, kind: 0, passwordHash: '', hasPassword: false })
  if (added) return added
  const row = await tx.row(
    { id: text },
    'select id::text as id from member where merchant_id = $1 and account_key = lower($2)',
    [merchantId, account],
  )
  if (!row) throw new Error(`the author ${nickname} could be neither found nor added`)
  return row.id
}
