import { LiveryError } from '@livery/contract/errors'
import type { ChatRoom, LiveModel } from '@livery/contract/support/chat'
import type { Merchant } from '@livery/merchant/merchant'
import { textIn } from '@livery/merchant/texts'
import { type WordList, wordList } from '@livery/rules/word-list'
import type { Account } from '../../../members/sessions/session.ts'
import type { Site } from '../../../tenancy/sites/site.ts'

type Chatting = Pick<Merchant, 'chat'>
type RoomFile = Merchant['chat']['rooms'][number]

/** The chat's rooms in a language, in the merchant's order. */
export function roomsOf({ merchant }: Pick<Site, 'merchant'>, language: string): ChatRoom[] {
  return merchant.chat.rooms.map((room) => ({
    id: room.id,
    title: textIn(room.title, language, merchant.languages),
    level: room.level ?? 0,
    isPublic: room.public ?? false,
  }))
}

/** The live hosts in rooms that exist. */
export function modelsOf({ merchant }: Pick<Site, 'merchant'>): LiveModel[] {
  const { rooms, models } = merchant.chat
  return models.filter(({ room }) => rooms.some(({ id }) => id === room)).map((model) => ({ ...model }))
}

export function roomOf({ chat }: Chatting, id: string): RoomFile | undefined {
  return chat.rooms.find((room) => room.id === id)
}

/** Why a member may not enter a room; null where they may. A trial account counts as a visitor here. */
export function entryFault(
  room: RoomFile,
  account: Pick<Account, 'isTrial' | 'vipLevel'> | null,
): 'NOT_SIGNED_IN' | 'FORBIDDEN' | null {
  if (room.public) return null
  if (!account || account.isTrial) return 'NOT_SIGNED_IN'
  return account.vipLevel < (room.level ?? 0) ? 'FORBIDDEN' : null
}

/**
 * A room that the caller may enter.
 *
 * @throws NOT_FOUND, NOT_SIGNED_IN, FORBIDDEN (level)
 */
export function enteredRoom(merchant: Chatting, id: string, account: Account | null): RoomFile {
  const room = roomOf(merchant, id)
  if (!room) throw new LiveryError('NOT_FOUND')
  const fault = entryFault(room, account)
  if (fault) throw new LiveryError(fault, { params: { level: room.level ?? 0 } })
  return room
}

const lists = new WeakMap<Merchant['chat'], WordList>()

/** Words that nobody may write, of all languages, since everybody in a room reads every message. */
export function wordsOf({ chat }: Chatting): WordList {
  return lists.getOrInsertComputed(chat, () => wordList(Object.values(chat.words).flat()))
}
