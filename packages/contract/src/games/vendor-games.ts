import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { GameTypeSchema, LaunchAnswer, startGameV2 } from '../games.ts'
import { LanguageCode, oneOf } from '../schemas.ts'

const vassalage = Type.String({ minLength: 1, maxLength: 32, description: 'Vendor code' })

export const vassGameType = defineCall({
  name: 'vassGameType',
  module: 'games',
  summary:
    'What the pop-up of an entry that is a vendor needs: the vendor’s categories at this merchant, with their games',
  method: 'GET',
  path: '/api/games/vassalage',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ vassalage }, { additionalProperties: false }),
  response: Type.Object({
    vassalage,
    displayName: Type.String(),
    gameTypes: Type.Array(
      Type.Object({
        gameType: GameTypeSchema,
        cards: Type.Integer({ minimum: 0, description: 'Games of the vendor in this category' }),
        gameClassify: Type.Array(Type.String(), { description: 'The category’s kinds' }),
      }),
    ),
  }),
  errors: ['GAME_NOT_FOUND'],
})

export const gameLaunchFB = defineCall({
  name: 'gameLaunchFB',
  module: 'games',
  summary: 'Launches a vendor by its code where no game is chosen: its best game of a category, as its fallback',
  method: 'POST',
  path: '/api/games/launch-vendor',
  auth: 'optional',
  encrypted: false,
  request: Type.Object(
    {
      vassalage,
      gameType: Type.Optional(GameTypeSchema),
      mode: oneOf(['real', 'demo']),
      language: LanguageCode,
      device: oneOf(['desktop', 'mobile']),
      backUrl: Type.Optional(Type.String({ maxLength: 400 })),
      colourMode: Type.Optional(oneOf(['light', 'dark'])),
    },
    { additionalProperties: false },
  ),
  response: LaunchAnswer,
  errors: startGameV2.errors,
})

const GameAnnouncement = Type.Object({
  id: Type.String(),
  title: Type.String({ description: 'Plain text, in the language asked for, else in English' }),
  gameType: Type.Optional(GameTypeSchema),
})
export type GameAnnouncement = Static<typeof GameAnnouncement>

export const gameAnnouncements = defineCall({
  name: 'gameAnnouncements',
  module: 'games',
  summary: 'What a vendor has to say of its games, while it holds',
  method: 'GET',
  path: '/api/games/announcements',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ vassalage, language: LanguageCode }, { additionalProperties: false }),
  response: Type.Object({ list: Type.Array(GameAnnouncement) }),
  errors: ['GAME_NOT_FOUND'],
})
