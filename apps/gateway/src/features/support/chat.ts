import type { ChatRoom, LiveModel } from '@livery/contract/support/chat'
import { textIn } from '@livery/merchant/texts'
import type { Site } from '../../tenancy/sites/site.ts'

/** The chat's rooms in a language, in the merchant's order. */
export function roomsOf({ merchant }: Pick<Site, 'merchant'>, language: string): ChatRoom[] {
  return merchant.chat.rooms.map(({ id, title }) => ({ id, title: textIn(title, language, merchant.languages) }))
}

/** The hosts who are live, in rooms that exist. */
export function modelsOf({ merchant }: Pick<Site, 'merchant'>): LiveModel[] {
  const { rooms, models } = merchant.chat
  return models.filter(({ room }) => rooms.some(({ id }) => id === room)).map((model) => ({ ...model }))
}
