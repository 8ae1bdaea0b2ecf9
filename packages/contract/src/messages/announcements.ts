import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Banner } from '../lobby.ts'
import { Instant, LanguageCode, oneOf, UnusedWord } from '../schemas.ts'
import { HelpSection } from '../support/help.ts'
import { promotionParts } from './promotions.ts'

export const Notice = Type.Object({
  id: Type.String(),
  title: Type.String(),
  content: Type.String({ description: 'HTML, sanitised when saved and again when shown' }),
  publishedAt: Instant,
})
export type Notice = Static<typeof Notice>

export const Promotion = Type.Object({ ...Notice.properties, ...promotionParts })
export type Promotion = Static<typeof Promotion>

/** The audience of a pop-up (docs/product.md 5.3): members, members on their first visit, visitors. */
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
      platform: Type.Optional(UnusedWord),
      execution: Type.Optional(
        oneOf(AUDIENCES, 'Whom pop-ups are for; no pop-up without it. A and F answer a signed-in account only'),
      ),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    notices: Type.Array(Notice),
    promotions: Type.Array(Promotion),
    popups: Type.Array(Notice),
    // Pages have separate calls for these two, so answers contain no empty lists for them.
    banners: Type.Optional(Type.Array(Banner, { description: 'Only where B is asked for' })),
    help: Type.Optional(Type.Array(HelpSection, { description: 'Only where H is asked for' })),
  }),
  errors: [],
})
