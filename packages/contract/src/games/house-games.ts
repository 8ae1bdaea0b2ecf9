import Type from 'typebox'
import { defineCall } from '../call.ts'
import { Game } from '../games.ts'
import { LanguageCode } from '../schemas.ts'
import { NAME_MAX } from './game-filter.ts'

export const houseGames = defineCall({
  name: 'houseGames',
  module: 'games',
  summary: 'A page of games of all categories: those of a vendor, those with a name, or both',
  method: 'GET',
  path: '/api/games/house',
  auth: 'none',
  encrypted: false,
  request: Type.Object(
    {
      vassalage: Type.Optional(Type.String({ maxLength: 32, description: 'Vendor code, in any case' })),
      gameName: Type.Optional(
        Type.String({ maxLength: NAME_MAX, description: 'As it was typed, in any language, perhaps with mistakes' }),
      ),
      pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 18 })),
      language: LanguageCode,
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ games: Type.Array(Game), totalPages: Type.Integer(), total: Type.Integer() }),
  errors: [],
})
