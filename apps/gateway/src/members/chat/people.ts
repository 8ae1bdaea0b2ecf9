import { randomBytes } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import { chatTextFault, cleanChatText } from '@livery/rules/chat-text'
import type { WordList } from '@livery/rules/word-list'
import { instant, nullable, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { masked } from '../masked.ts'

/** A member at a merchant. */
export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

const LONGEST_NAME = 24
const MINUTE_MS = 60_000
/** The end of a mute without an end. */
export const FOR_EVER = new Date('9999-12-31T00:00:00Z')

/** The name other members see: the nickname, or a mask where the nickname is the account's name or a forbidden word. */
export function shownName(
  { account, nickname }: { readonly account: string; readonly nickname: string },
  words: WordList,
): string {
  const name = cleanChatText(nickname)
  const isShown =
    name !== '' &&
    !name.toLowerCase().includes(account.toLowerCase()) &&
    chatTextFault(name) === null &&
    !words.has(name)
  return isShown ? [...name].slice(0, LONGEST_NAME).join('') : masked(account)
}

const PERSON = { handle: text, mutedUntil: nullable(instant) }
const PEOPLE = `select handle, case when muted_until > now() then muted_until end as "mutedUntil"
  from chat_person where merchant_id = $1 and member_id = $2`

/** A member as the chat knows them; null for a member who has never used it. */
export function personOf(sql: Sql, { merchantId, memberId }: MemberKey) {
  return sql.row(PERSON, PEOPLE, [merchantId, memberId])
}

/** Same, locked until the transaction ends, so that one member's acts in the chat run one after another. */
export async function lockedPerson(tx: Sql, key: MemberKey) {
  const values = [key.merchantId, key.memberId]
  const lock = () => tx.row(PERSON, `${PEOPLE} for update`, values)
  const known = await lock()
  if (known) return known
  await tx.run('insert into chat_person (merchant_id, member_id, handle) values ($1, $2, $3) on conflict do nothing', [
    ...values,
    randomBytes(9).toString('base64url'),
  ])
  const person = await lock()
  if (!person) throw new Error('a person of the chat could be neither found nor added')
  return person
}

/** Throws for a member whom an operator has muted. */
export function assertNotMuted({ mutedUntil }: { readonly mutedUntil: Date | null }): void {
  if (!mutedUntil) return
  if (mutedUntil >= FOR_EVER) throw refusal('mutedForEver')
  throw refusal('muted', { minutes: Math.max(1, Math.ceil((mutedUntil.getTime() - Date.now()) / MINUTE_MS)) })
}

/** The refusal of a message, as a fault of its field. */
export function refusal(code: string, params?: Readonly<Record<string, number>>): LiveryError {
  return new LiveryError('VALIDATION', { fields: [{ field: 'text', code, ...(params && { params }) }] })
}

/** Authors whom a member hides. */
export function hiddenBy(sql: Sql, { merchantId, memberId }: MemberKey) {
  return sql.rows(
    { author: text, name: text },
    `select p.handle as author, h.name from chat_hidden h
       join chat_person p on p.merchant_id = h.merchant_id and p.member_id = h.hidden_id
      where h.merchant_id = $1 and h.member_id = $2 order by h.at`,
    [merchantId, memberId],
  )
}
