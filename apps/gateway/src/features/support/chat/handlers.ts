import { LiveryError } from '@livery/contract/errors'
import { chatPath } from '@livery/contract/pages'
import type {
  ChatSelf,
  chatHistory,
  chatSelf,
  hideChatAuthor,
  launchChat,
  reactToChatMessage,
  reportChatMessage,
  sendChatMessage,
} from '@livery/contract/support/chat'
import { MOST_NOTE_CHARACTERS } from '@livery/contract/support/chat-limits'
import type { Merchant } from '@livery/merchant/merchant'
import { chatTextFault, cleanChatText } from '@livery/rules/chat-text'
import { textSize } from '@livery/rules/words'
import { hide, react, reactionsOf, report } from '../../../members/chat/acts.ts'
import { messagesBefore, roomRow } from '../../../members/chat/messages.ts'
import { hiddenBy, personOf, refusal, shownName } from '../../../members/chat/people.ts'
import { writeMessage } from '../../../members/chat/write.ts'
import type { Account } from '../../../members/sessions/session.ts'
import { spend } from '../../../members/throttle/budget.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { realMember, type SupportHandler } from '../services.ts'
import { enteredRoom, roomOf, wordsOf } from './rooms.ts'

const HOUR_MS = 3_600_000
const REPORTS_AN_HOUR = 30

export const launchHandler: SupportHandler<typeof launchChat> = async ({ site: { merchant }, request, http }) => {
  const room = request.room ? roomOf(merchant, request.room) : merchant.chat.rooms[0]
  if (!room) throw new LiveryError('NOT_FOUND')
  return { chatUrl: `${http.protocol}://${http.host}${chatPath(room.id)}` }
}

export const historyHandler: SupportHandler<typeof chatHistory> = async ({ services, site, account, request }) => {
  const { database, chat } = services
  const { id: room } = enteredRoom(site.merchant, request.room, account)
  const key = { merchantId: site.merchant.id, room }
  const stream = await chat.stream()
  // Read before the list: a change between the two is in the list, and the socket sends it again.
  const { lastSeq: at } = await roomRow(database, key)
  const page = await messagesBefore(database, key, request.before ?? null)
  const seqs = page.list.map(({ seq }) => seq)
  const mine =
    account && seqs.length > 0 ? await reactionsOf(database, { ...key, memberId: account.memberId }, seqs) : []
  return { ...page, at, stream, mine: [...mine] }
}

export const selfHandler: SupportHandler<typeof chatSelf> = async (context) =>
  selfOf(context.services.database, context.site.merchant, realMember(context))

export const sendHandler: SupportHandler<typeof sendChatMessage> = async (context) => {
  const { services, site, request } = context
  const account = realMember(context)
  const room = enteredRoom(site.merchant, request.room, account)
  const words = wordsOf(site.merchant)
  const text = cleanChatText(request.text)
  const fault = chatTextFault(text)
  if (fault) throw refusal(fault)
  if (words.has(text)) throw refusal('words')
  const message = await writeMessage(services.database, {
    merchantId: account.merchantId,
    memberId: account.memberId,
    room: room.id,
    name: shownName(account, words),
    text,
    language: request.language,
    requestKey: request.requestKey,
    slowSeconds: room.slowSeconds ?? 0,
  })
  return { message }
}

export const reactHandler: SupportHandler<typeof reactToChatMessage> = async (context) => {
  const { services, site, request } = context
  const account = realMember(context)
  const { id: room } = enteredRoom(site.merchant, request.room, account)
  const { merchantId, memberId } = account
  const key = { merchantId, memberId, room, seq: request.seq }
  return { message: await react(services.database, key, request.reaction, request.isOn) }
}

export const reportHandler: SupportHandler<typeof reportChatMessage> = async (context) => {
  const { services, site, request } = context
  const account = realMember(context)
  const { id: room } = enteredRoom(site.merchant, request.room, account)
  const { merchantId, memberId } = account
  const note = cleanChatText(request.note ?? '')
  if (textSize(note).characters > MOST_NOTE_CHARACTERS)
    throw new LiveryError('VALIDATION', { fields: [{ field: 'note', code: 'long' }] })
  const budget = { key: `chat report|${memberId}`, most: REPORTS_AN_HOUR, windowMs: HOUR_MS }
  await spend(services.database, merchantId, [budget])
  await report(services.database, { merchantId, memberId, room, seq: request.seq }, request.reason, note || null)
  return {}
}

export const hideHandler: SupportHandler<typeof hideChatAuthor> = async (context) => {
  const { services, site, request } = context
  const account = realMember(context)
  await hide(services.database, account, request.author, request.isHidden)
  return selfOf(services.database, site.merchant, account)
}

async function selfOf(sql: Sql, merchant: Merchant, account: Account): Promise<ChatSelf> {
  const person = await personOf(sql, account)
  return {
    author: person?.handle ?? null,
    name: shownName(account, wordsOf(merchant)),
    mutedUntil: person?.mutedUntil?.toISOString() ?? null,
    hidden: await hiddenBy(sql, account),
  }
}
