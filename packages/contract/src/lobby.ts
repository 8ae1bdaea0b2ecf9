import Type, { type Static } from 'typebox'
import { defineCall } from './call.ts'
import { PROMOTION_TOPICS } from './promotion-topics.ts'
import { Amount, Instant, LanguageCode, nullable, oneOf } from './schemas.ts'

/** Banner groups (docs/product.md 4.4). */
export const BANNER_GROUPS = ['w_home', 'w_leftmenu', 'w_forget', 'w_reg'] as const

export const Banner = Type.Object({
  id: Type.String(),
  groupName: oneOf(BANNER_GROUPS),
  url: Type.String({ description: 'Base of the picture; append /640, /960 or /1440 (width in px, ratio 21:8)' }),
  title: Type.String(),
  text: Type.String(),
  action: nullable(Type.String({ description: 'Label of the button, null for none' })),
  linkageType: nullable(oneOf(['page', 'game', 'register', 'external'])),
  link: nullable(Type.String()),
})
export type Banner = Static<typeof Banner>

export const WinnerEntry = Type.Object({
  id: Type.String(),
  iconUrl: Type.String(),
  gameName: Type.String(),
  nodeId: Type.Integer(),
  customerName: Type.String({ description: 'Masked' }),
  winAmount: Amount,
})
export type WinnerEntry = Static<typeof WinnerEntry>

export const getWinnerBoard = defineCall({
  name: 'getWinnerBoard',
  module: 'lobby',
  summary: 'The latest big wins, with masked names',
  method: 'GET',
  path: '/api/lobby/winners',
  auth: 'none',
  encrypted: false,
  request: Type.Object(
    {
      language: LanguageCode,
      gameCategory: Type.Optional(Type.String()),
      limitNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 20 })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ list: Type.Array(WinnerEntry) }),
  errors: [],
})

export const getBanners = defineCall({
  name: 'getBanners',
  module: 'lobby',
  summary: 'The merchant’s banners in the reader’s language',
  method: 'GET',
  path: '/api/lobby/banners',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ language: LanguageCode }, { additionalProperties: false }),
  response: Type.Object({ list: Type.Array(Banner) }),
  errors: [],
})

export const Notice = Type.Object({
  id: Type.String(),
  title: Type.String(),
  content: Type.String({ description: 'HTML, sanitised when saved and again when shown' }),
  publishedAt: Instant,
  topic: Type.Optional(
    oneOf(PROMOTION_TOPICS, 'What a promotion is about, where an entry of the side menu leads to it'),
  ),
})
export type Notice = Static<typeof Notice>

/** Whom a pop-up is for (docs/product.md 5.3): members, members on their first visit, visitors. */
export const AUDIENCES = ['A', 'F', 'B'] as const
export type Audience = (typeof AUDIENCES)[number]

export const getAnnouncementContentV2 = defineCall({
  name: 'getAnnouncementContentV2',
  module: 'messages',
  summary: 'Announcements by kind: B banners, PL player notices, PU pop-ups, PR promotions, H help',
  method: 'GET',
  path: '/api/messages/announcements',
  auth: 'optional',
  encrypted: false,
  request: Type.Object(
    {
      types: Type.String({ default: 'PL', pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$' }),
      language: LanguageCode,
      platform: Type.Optional(Type.String()),
      execution: Type.Optional(oneOf(AUDIENCES, 'Whom pop-ups are for; every pop-up without it')),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ notices: Type.Array(Notice), promotions: Type.Array(Notice), popups: Type.Array(Notice) }),
  errors: [],
})
