import Type, { type Static } from 'typebox'
import { GameTypeSchema } from '../games.ts'
import { AMOUNT_PATTERN, CURRENCY_PATTERN } from '../wire-format.ts'

/** The free rounds in a vendor's manifest: the types of games that have them, and their stakes by currency. */
export const StatedFreeRounds = Type.Object(
  {
    gameTypes: Type.Array(GameTypeSchema, { minItems: 1 }),
    stakes: Type.Record(
      Type.String({ pattern: CURRENCY_PATTERN }),
      Type.Array(Type.String({ pattern: AMOUNT_PATTERN }), { minItems: 1 }),
    ),
  },
  { additionalProperties: false },
)
export type StatedFreeRounds = Static<typeof StatedFreeRounds>
