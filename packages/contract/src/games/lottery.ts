import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Game, LaunchAnswer, startGameV2 } from '../games.ts'
import { LanguageCode, oneOf, UnusedWord } from '../schemas.ts'
import { PRIZE_MODES } from './prize-modes.ts'

export const LotteryArea = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166, such as VN' })

/** The page a lottery opens with: its betting page or its lobby. */
export const LOTTERY_VIEWS = ['betting', 'lobby'] as const

export const LotteryGame = Type.Object({
  ...Game.properties,
  gameGroupCode: Type.String({ description: 'The group of the menu it stands in' }),
})
export type LotteryGame = Static<typeof LotteryGame>

export const LotteryMenu = Type.Object({ gameGroupCode: Type.String(), games: Type.Array(LotteryGame) })
export type LotteryMenu = Static<typeof LotteryMenu>

const mode = oneOf(PRIZE_MODES)
const read = { device: Type.Optional(UnusedWord), language: LanguageCode }

export const lotteryMenus = defineCall({
  name: 'lotteryMenus',
  module: 'games',
  summary: 'The lottery games of a prize mode, in groups',
  method: 'GET',
  path: '/api/lottery/menus',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ prizeMode: mode, ...read }, { additionalProperties: false }),
  response: Type.Object({ gameMenus: Type.Array(LotteryMenu) }),
  errors: [],
})

export const lotteryVietnamMenus = defineCall({
  name: 'lotteryVietnamMenus',
  module: 'games',
  summary: 'The Vietnamese lottery games the merchant chose, in groups',
  method: 'GET',
  path: '/api/lottery/menus/vietnam',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ prizeMode: Type.Optional(mode), ...read }, { additionalProperties: false }),
  response: Type.Object({ gameMenus: Type.Array(LotteryMenu) }),
  errors: [],
})

export const lotteryLobby = defineCall({
  name: 'lotteryLobby',
  module: 'games',
  summary: 'The prize modes the merchant has games of, and the most played of one of them or of all',
  method: 'GET',
  path: '/api/lottery/lobby',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ prizeMode: Type.Optional(mode), ...read }, { additionalProperties: false }),
  response: Type.Object({ prizeModes: Type.Array(mode), lottoArea: LotteryArea, games: Type.Array(LotteryGame) }),
  errors: [],
})

export const lotteryRecent = defineCall({
  name: 'lotteryRecent',
  module: 'games',
  summary: 'The lottery games the member played, the latest first',
  method: 'GET',
  path: '/api/lottery/recent',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ prizeMode: Type.Optional(mode), ...read }, { additionalProperties: false }),
  response: Type.Object({ list: Type.Array(LotteryGame) }),
  errors: ['NOT_SIGNED_IN'],
})

export const popularNumbers = defineCall({
  name: 'popularNumbers',
  module: 'games',
  summary: 'The numbers players of a lottery game choose most',
  method: 'GET',
  path: '/api/lottery/numbers',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ gameCode: Type.String({ maxLength: 80 }) }, { additionalProperties: false }),
  response: Type.Object({ list: Type.Array(Type.String()) }),
  errors: [],
})

export const lotteryLaunch = defineCall({
  name: 'lotteryLaunch',
  module: 'games',
  summary: 'Asks the vendor for the launch address of a lottery game, or of the lobby of a prize mode',
  method: 'POST',
  path: '/api/lottery/launch',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      lottoArea: Type.Optional(LotteryArea),
      launchMode: oneOf(['real', 'demo']),
      prizeMode: mode,
      gameCode: Type.Optional(Type.String({ maxLength: 80, description: 'Needed to bet; a lobby does without' })),
      view: oneOf(LOTTERY_VIEWS),
      device: oneOf(['desktop', 'mobile']),
      backUrl: Type.Optional(Type.String({ maxLength: 400 })),
      language: LanguageCode,
      colourMode: Type.Optional(oneOf(['light', 'dark'])),
    },
    { additionalProperties: false },
  ),
  response: LaunchAnswer,
  errors: startGameV2.errors,
})
