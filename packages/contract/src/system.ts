import Type, { type Static } from 'typebox'
import { defineCall } from './call.ts'
import { Empty, nullable, oneOf } from './schemas.ts'

/** 0 normal, 1 maintenance, 2 region or address blocked. Maintenance wins over region. */
export const SYSTEM_STATUSES = [0, 1, 2] as const
export type SystemStatusCode = (typeof SYSTEM_STATUSES)[number]

/** Where a customer service entry is shown: over every page, in the header, or on the customer service pages. */
export const SUPPORT_POSITIONS = ['float', 'header', 'page'] as const

export const CustomerService = Type.Object({
  csType: Type.String({ description: 'livechat, whatsapp, facebook, telegram, …' }),
  csPosition: oneOf(SUPPORT_POSITIONS),
  title: Type.String(),
  path: Type.String({ description: 'Obfuscated (reversed base64); no secret' }),
})
export type CustomerService = Static<typeof CustomerService>

export const SystemStatus = Type.Object({
  status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  info: nullable(Type.String({ description: 'The operator’s words on a maintenance' })),
  ip: nullable(Type.String({ description: 'The visitor’s address, shown on the blocked page' })),
  location: nullable(Type.String({ description: 'ISO 3166 country of the address, where known' })),
  customerService: Type.Array(CustomerService),
  mainDomain: Type.String(),
  domainRoute: Type.Array(Type.String(), { description: 'Official mirror hosts' }),
  imageCDNs: Type.Array(Type.String()),
  launchGameCDNs: Type.Array(Type.String()),
  analytics: Type.Object({ gtagId: nullable(Type.String()) }),
  whitelabel: Type.Record(Type.String(), Type.Boolean()),
})
export type SystemStatus = Static<typeof SystemStatus>

export const systemStatus = defineCall({
  name: 'systemStatus',
  module: 'system',
  summary: 'Whether the site is open to this visitor, and what every page needs to know',
  method: 'GET',
  path: '/api/system/status',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: SystemStatus,
  errors: [],
})

export const payloadKeys = defineCall({
  name: 'payloadKeys',
  module: 'system',
  summary: 'The published keys for encrypted payloads, newest first (JWK set, ECDH-ES on P-256)',
  method: 'GET',
  path: '/api/system/keys',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    keys: Type.Array(
      Type.Object({
        kty: Type.String(),
        crv: Type.String(),
        x: Type.String(),
        y: Type.String(),
        kid: Type.String(),
        use: Type.Literal('enc'),
        alg: Type.Literal('ECDH-ES'),
      }),
    ),
  }),
  errors: [],
})

export const changeLanguage = defineCall({
  name: 'changeLanguage',
  module: 'system',
  summary: 'Reports the chosen language to the server',
  method: 'POST',
  path: '/api/system/language',
  auth: 'optional',
  encrypted: false,
  request: Type.Object({ language: Type.String({ maxLength: 8 }) }, { additionalProperties: false }),
  response: Empty,
  errors: [],
})
