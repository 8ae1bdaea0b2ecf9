import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Empty, Instant, LanguageCode, nullable, oneOf } from '../schemas.ts'
import { PUSH_KINDS } from './push-words.ts'

const DeviceId = Type.String({ pattern: '^[1-9]\\d{0,17}$' })
const Kinds = Type.Array(oneOf(PUSH_KINDS), { maxItems: PUSH_KINDS.length, uniqueItems: true })

export const PushDevice = Type.Object({
  id: DeviceId,
  userAgent: Type.String(),
  addedAt: Instant,
  sentAt: nullable(Instant),
})
export type PushDevice = Static<typeof PushDevice>

export const pushSettings = defineCall({
  name: 'pushSettings',
  module: 'messages',
  summary: 'What a browser subscribes to notifications with, of what the member wants them, and on which devices',
  method: 'GET',
  path: '/api/messages/push',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    publicKey: Type.String({ description: 'The merchant’s key (VAPID), as base64url' }),
    kinds: Kinds,
    devices: Type.Array(PushDevice),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const addPushDevice = defineCall({
  name: 'addPushDevice',
  module: 'messages',
  summary: 'This browser shows the member’s notifications from now on, and nobody else’s',
  method: 'POST',
  path: '/api/messages/push/devices',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      endpoint: Type.String({ maxLength: 1_000, pattern: '^https?://' }),
      p256dh: Type.String({ pattern: '^[\\w-]{87}=?$' }),
      auth: Type.String({ pattern: '^[\\w-]{22}(==)?$' }),
      publicKey: Type.String({ pattern: '^[\\w-]{87}$', description: 'The key that it subscribed with' }),
      language: LanguageCode,
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ id: DeviceId }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'FEATURE_DISABLED'],
})

export const removePushDevice = defineCall({
  name: 'removePushDevice',
  module: 'messages',
  summary: 'A device shows no notifications any more',
  method: 'POST',
  path: '/api/messages/push/devices/remove',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ id: DeviceId }, { additionalProperties: false }),
  response: Type.Object({ removed: Type.Boolean() }),
  errors: ['NOT_SIGNED_IN'],
})

export const choosePushKinds = defineCall({
  name: 'choosePushKinds',
  module: 'messages',
  summary: 'Of what the member wants notifications',
  method: 'POST',
  path: '/api/messages/push/kinds',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ kinds: Kinds }, { additionalProperties: false }),
  response: Type.Object({ kinds: Kinds }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})
