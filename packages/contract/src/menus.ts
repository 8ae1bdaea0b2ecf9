import Type from 'typebox'
import { defineCall } from './call.ts'
import { GameTypeSchema } from './games.ts'
import { Empty } from './schemas.ts'

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

export const gameMenus = defineCall({
  name: 'gameMenus',
  module: 'games',
  summary: 'The game categories in the merchant’s order, with the vendors of each and how many games they have',
  method: 'GET',
  path: '/api/games/menus',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    gameMenus: Type.Array(
      Type.Object({
        gameCategory: GameTypeSchema,
        vendors: ids,
        cards: Type.Integer({ minimum: 0, description: 'Games in the category' }),
      }),
    ),
  }),
  errors: [],
})
