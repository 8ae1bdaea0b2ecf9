import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Empty, Instant, LanguageCode, nullable, oneOf } from '../schemas.ts'
import { CHAT_PAGE_SIZE, CHAT_REACTIONS, CHAT_REPORT_REASONS, type ChatRoomState } from './chat-limits.ts'

/** One visible character may be many characters on the wire. */
const MOST_UNITS = 4_000

const RoomId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,60}$' })
/** A place in a room: each message and each change of one has the next number. */
const Place = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const Author = Type.String({ pattern: '^[A-Za-z0-9_-]{12}$', description: 'Stands for a member within the chat' })

export const ChatRoom = Type.Object({
  id: Type.String(),
  title: Type.String(),
  level: Type.Integer({ minimum: 0, description: 'The VIP level from which one may enter' }),
  isPublic: Type.Boolean({ description: 'Who is not signed in may read' }),
})
export type ChatRoom = Static<typeof ChatRoom>

export const roomList = defineCall({
  name: 'roomList',
  module: 'support',
  summary: 'The rooms of the chat, in the reader’s language',
  method: 'GET',
  path: '/api/messages/rooms',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ language: LanguageCode }, { additionalProperties: false }),
  response: Type.Object({ list: Type.Array(ChatRoom) }),
  errors: [],
})

export const LiveModel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  room: Type.String({ description: 'The id of the room one meets them in' }),
})
export type LiveModel = Static<typeof LiveModel>

export const liveModelList = defineCall({
  name: 'liveModelList',
  module: 'support',
  summary: 'The hosts who are live in the chat’s rooms',
  method: 'GET',
  path: '/api/messages/models',
  auth: 'none',
  encrypted: false,
  request: Type.Object({}, { additionalProperties: false }),
  response: Type.Object({ list: Type.Array(LiveModel) }),
  errors: [],
})

export const launchChat = defineCall({
  name: 'launchChat',
  module: 'support',
  summary: 'The address at which the chat opens, in a room or in the first one',
  method: 'GET',
  path: '/api/support/chat',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ room: Type.Optional(RoomId) }, { additionalProperties: false }),
  response: Type.Object({ chatUrl: Type.String({ format: 'uri' }) }),
  errors: ['NOT_FOUND'],
})

/** The count of each reaction; those with none are left out. */
const Reactions = Type.Partial(
  Type.Object(
    Object.fromEntries(CHAT_REACTIONS.map((name) => [name, Type.Integer({ minimum: 1 })])) as Record<
      (typeof CHAT_REACTIONS)[number],
      ReturnType<typeof Type.Integer>
    >,
  ),
)

export const ChatMessage = Type.Object({
  seq: Place,
  changed: Type.Integer({ minimum: 1, description: 'The number of its latest change: a lower one is older' }),
  author: Author,
  name: Type.String({ description: 'How others know the author: never the name one signs in with' }),
  text: nullable(Type.String()),
  at: Instant,
  reactions: Reactions,
})
export type ChatMessage = Static<typeof ChatMessage>

export const chatHistory = defineCall({
  name: 'chatHistory',
  module: 'support',
  summary: 'A page of a room: its latest messages, or those before one',
  method: 'GET',
  path: '/api/support/chat/messages',
  auth: 'optional',
  encrypted: false,
  request: Type.Object({ room: RoomId, before: Type.Optional(Place) }, { additionalProperties: false }),
  response: Type.Object({
    list: Type.Array(ChatMessage, { maxItems: CHAT_PAGE_SIZE, description: 'The oldest first' }),
    hasMore: Type.Boolean(),
    at: Type.Integer({
      minimum: 0,
      description: 'The list is at least as new as this: what follows is asked after it',
    }),
    stream: Type.String({ description: 'Names the numbers: those of another stream say nothing here' }),
    mine: Type.Array(Type.Object({ seq: Place, reaction: oneOf(CHAT_REACTIONS) })),
  }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'FORBIDDEN'],
})

export const ChatSelf = Type.Object({
  author: nullable(Author),
  name: Type.String(),
  mutedUntil: nullable(Instant),
  hidden: Type.Array(Type.Object({ author: Author, name: Type.String() })),
})
export type ChatSelf = Static<typeof ChatSelf>

export const chatSelf = defineCall({
  name: 'chatSelf',
  module: 'support',
  summary: 'How the member is known in the chat, and whom the member hides there',
  method: 'GET',
  path: '/api/support/chat/self',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: ChatSelf,
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const sendChatMessage = defineCall({
  name: 'sendChatMessage',
  module: 'support',
  summary: 'Writes in a room; why a text is refused is said by its field’s code',
  method: 'PUT',
  path: '/api/support/chat/messages',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      room: RoomId,
      text: Type.String({ maxLength: MOST_UNITS }),
      language: LanguageCode,
      requestKey: Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}$', description: 'Sent twice, it is written once' }),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ message: ChatMessage }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'NOT_FOUND', 'FORBIDDEN', 'VALIDATION'],
})

const OF_MESSAGE = { room: RoomId, seq: Place }

export const reactToChatMessage = defineCall({
  name: 'reactToChatMessage',
  module: 'support',
  summary: 'Presses a reaction below a message, or takes it back',
  method: 'POST',
  path: '/api/support/chat/reactions',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    { ...OF_MESSAGE, reaction: oneOf(CHAT_REACTIONS), isOn: Type.Boolean() },
    { additionalProperties: false },
  ),
  response: Type.Object({ message: ChatMessage }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'NOT_FOUND', 'FORBIDDEN', 'VALIDATION'],
})

export const reportChatMessage = defineCall({
  name: 'reportChatMessage',
  module: 'support',
  summary: 'Reports a message to the operators; once a member',
  method: 'POST',
  path: '/api/support/chat/reports',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    { ...OF_MESSAGE, reason: oneOf(CHAT_REPORT_REASONS), note: Type.Optional(Type.String({ maxLength: 1_000 })) },
    { additionalProperties: false },
  ),
  response: Empty,
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'NOT_FOUND', 'FORBIDDEN', 'VALIDATION'],
})

export const hideChatAuthor = defineCall({
  name: 'hideChatAuthor',
  module: 'support',
  summary: 'Hides what somebody writes from the member, or shows it again',
  method: 'POST',
  path: '/api/support/chat/hidden',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ author: Author, isHidden: Type.Boolean() }, { additionalProperties: false }),
  response: ChatSelf,
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'NOT_FOUND', 'VALIDATION'],
})

/** The state of a room. */
interface RoomState {
  readonly state: ChatRoomState
  /** The pause between two messages of one member, in seconds; 0 for none. */
  readonly slowSeconds: number
}

/**
 * What comes over the socket of a room, at `CHAT_PATH?room=…&after=…&stream=…`. The client's first frame is `{token?}`.
 * `ready` opens it; where it states `missed`, the history must be loaded again. Each change sends the complete message
 * again.
 */
export type ChatFrame =
  | ({ readonly kind: 'ready'; readonly stream: string; readonly at: number; readonly missed?: true } & RoomState)
  | { readonly kind: 'messages'; readonly at: number; readonly list: readonly ChatMessage[] }
  | ({ readonly kind: 'room' } & RoomState)
  | { readonly kind: 'people'; readonly people: number }
