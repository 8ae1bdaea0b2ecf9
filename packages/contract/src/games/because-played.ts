import Type from 'typebox'
import { defineCall } from '../call.ts'
import { Game } from '../games.ts'
import { LanguageCode, nullable } from '../schemas.ts'

export const becausePlayed = defineCall({
  name: 'becausePlayed',
  module: 'games',
  summary: 'Games that go with one the member played last, by what other members of the merchant played',
  method: 'GET',
  path: '/api/games/because',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ language: LanguageCode }, { additionalProperties: false }),
  response: Type.Object({ because: nullable(Game), list: Type.Array(Game) }),
  errors: ['NOT_SIGNED_IN'],
})
