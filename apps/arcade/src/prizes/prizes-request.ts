import { GAME_TYPES } from '@livery/contract/games'
import type { PrizesRequest } from '@livery/contract/vendor'
import { CURRENCY_PATTERN, ID_PATTERN, MAXIMUM_DECIMALS } from '@livery/contract/wire-format'
import Type from 'typebox'
import { Compile } from 'typebox/compile'

/** The most games that one request may name. */
const MOST = 2_000

const id = Type.String({ pattern: ID_PATTERN })
const strict = { additionalProperties: false }

const compiled = Compile(
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
            code: id,
            vendor: id,
            type: Type.Union(GAME_TYPES.map((type) => Type.Literal(type))),
            classify: Type.Optional(id),
          },
          strict,
        ),
        { maxItems: MOST },
      ),
    },
    strict,
  ),
)

/** Reads a request for draws and jackpots strictly; null for anything that is not exactly one. */
export function readPrizesRequest(value: unknown): PrizesRequest | null {
  return compiled.Check(value) ? (value as PrizesRequest) : null
}
