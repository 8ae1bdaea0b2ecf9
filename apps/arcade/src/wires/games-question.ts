import { GAME_TYPES } from '@livery/contract/games'
import { CURRENCY_PATTERN, ID_PATTERN, MAXIMUM_DECIMALS } from '@livery/contract/wire-format'
import Type, { type TProperties } from 'typebox'

/** The most games that one request may name. */
const MOST = 2_000
const strict = { additionalProperties: false }

export const GAME_ID = Type.String({ pattern: ID_PATTERN })

/** A platform's request about some games in a currency, strict; `more` describes the further fields of each game. */
export const gamesQuestion = <More extends TProperties>(more: More) =>
  Type.Object(
    {
      currency: Type.Object(
        {
          code: Type.String({ pattern: CURRENCY_PATTERN }),
          exponent: Type.Integer({ minimum: 0, maximum: MAXIMUM_DECIMALS }),
        },
        strict,
      ),
      games: Type.Array(
        Type.Object(
          {
            code: GAME_ID,
            type: Type.Union(GAME_TYPES.map((type) => Type.Literal(type))),
            classify: Type.Optional(GAME_ID),
            ...more,
          },
          strict,
        ),
        { maxItems: MOST },
      ),
    },
    strict,
  )
