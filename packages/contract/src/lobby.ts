import Type, { type Static } from 'typebox'
import { defineCall } from './call.ts'
import { Figure } from './figure.ts'
import { Amount, Empty, LanguageCode, nullable, oneOf, UnusedWord } from './schemas.ts'

/** Banner groups (docs/product.md 4.4). */
export const BANNER_GROUPS = ['w_home', 'w_leftmenu', 'w_forget', 'w_reg'] as const
/** The groups with a picture beside a form, drawn as a portrait (2:3). */
export const PORTRAIT_GROUPS: readonly string[] = ['w_forget', 'w_reg']

export const Banner = Type.Object({
  id: Type.String(),
  groupName: oneOf(BANNER_GROUPS),
  url: Type.String({
    description:
      'Base of the picture; append /640, /960 or /1440 (width in px, ratio 21:8), or /narrow/640 or /narrow/960 (16:9). Of w_forget and w_reg /480 or /960 (2:3)',
  }),
  title: Type.String(),
  figure: Type.Optional(Figure),
  text: Type.String(),
  action: nullable(Type.String({ description: 'Label of the button, null for none' })),
  linkageType: nullable(oneOf(['page', 'game', 'register', 'external'])),
  link: nullable(Type.String({ description: 'An address; for a game, its node' })),
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
      gameCategory: Type.Optional(UnusedWord),
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

const ids = Type.Array(Type.String())

/** The menus that every page has in its boot document, for clients without a page (apps). */
export const whiteLabelMenu = defineCall({
  name: 'whiteLabelMenu',
  module: 'lobby',
  summary: 'The entries of each menu in the merchant’s order, and its switches',
  method: 'GET',
  path: '/api/lobby/menu',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    topNavigation: ids,
    sideMenu: ids,
    homeSections: ids,
    homeLimits: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
    memberMenu: ids,
    whitelabel: Type.Record(Type.String(), Type.Boolean()),
  }),
  errors: [],
})
