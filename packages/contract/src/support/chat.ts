import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { LanguageCode } from '../schemas.ts'

export const ChatRoom = Type.Object({ id: Type.String(), title: Type.String() })
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
