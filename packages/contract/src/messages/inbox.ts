import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Empty, Instant, LanguageCode, oneOf } from '../schemas.ts'

/** Messages of the inbox on one page. */
export const MESSAGES_A_PAGE = 10

/** The format of a message's content. */
export const MESSAGE_FORMATS = ['html', 'plain'] as const
export type MessageFormat = (typeof MESSAGE_FORMATS)[number]

/** The possible recipients of a message. A level includes all above it. */
export const MESSAGE_AUDIENCES = ['member', 'all', 'agents', 'level', 'language', 'list'] as const
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number]

const MessageId = Type.String({ pattern: '^[1-9]\\d{0,17}$' })

export const InboxMessage = Type.Object({
  id: MessageId,
  title: Type.String(),
  content: Type.String({ description: 'HTML that was cleaned, or plain text' }),
  format: oneOf(MESSAGE_FORMATS),
  sentAt: Instant,
  read: Type.Boolean(),
  fromAgent: Type.Boolean({ description: 'Whether the agent above wrote it, and not the site' }),
})
export type InboxMessage = Static<typeof InboxMessage>

const Unread = Type.Object({ unreadMessage: Type.Integer({ minimum: 0 }) })

export const messages = defineCall({
  name: 'messages',
  module: 'messages',
  summary: 'The member’s messages, the newest first',
  method: 'GET',
  path: '/api/messages/inbox',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    { language: LanguageCode, pageNo: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }) },
    { additionalProperties: false },
  ),
  response: Type.Object({
    list: Type.Array(InboxMessage),
    pageNum: Type.Integer(),
    totalPages: Type.Integer(),
    unreadMessage: Type.Integer({ minimum: 0 }),
  }),
  errors: ['NOT_SIGNED_IN'],
})

export const getUnreadMessageV2 = defineCall({
  name: 'getUnreadMessageV2',
  module: 'messages',
  summary: 'How many messages the member has not read',
  method: 'GET',
  path: '/api/messages/unread',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Unread,
  errors: ['NOT_SIGNED_IN'],
})

const Ids = Type.Array(MessageId, { minItems: 1, maxItems: 100, uniqueItems: true })

export const readMessages = defineCall({
  name: 'readMessages',
  module: 'messages',
  summary: 'Messages have been read: those named, or all there are without ids',
  method: 'POST',
  path: '/api/messages/read',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ ids: Type.Optional(Ids) }, { additionalProperties: false }),
  response: Unread,
  errors: ['NOT_SIGNED_IN'],
})

export const deleteMessages = defineCall({
  name: 'deleteMessages',
  module: 'messages',
  summary: 'Takes messages out of the inbox, or with `undo` puts them back',
  method: 'POST',
  path: '/api/messages/delete',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ ids: Ids, undo: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  response: Unread,
  errors: ['NOT_SIGNED_IN'],
})
