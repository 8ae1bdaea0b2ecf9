import { GAME_TYPES } from '@livery/contract/games'
import { oneOf } from '@livery/contract/schemas'
import { AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type, { type Static } from 'typebox'

const Rate = Type.Object(
  {
    vendor: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'a folder in vendors/' })),
    gameType: Type.Optional(oneOf(GAME_TYPES, 'a game category')),
    percent: Type.Number({
      minimum: 0,
      maximum: 5,
      multipleOf: 0.01,
      description: 'how much of a stake comes back, 0 to 5, such as 0.5',
    }),
  },
  { additionalProperties: false, description: 'what comes back of stakes at a vendor, in a category, or in both' },
)
export type RebateRateFile = Static<typeof Rate>

/** The rebate on every stake, which the member claims. */
export const rebate = {
  rebate: Type.Optional(
    Type.Object(
      {
        min: Type.String({ pattern: AMOUNT_PATTERN, description: 'the least that can be claimed, such as 1' }),
        turnoverTimes: Type.Number({
          minimum: 0,
          maximum: 50,
          multipleOf: 0.1,
          description: 'how many times what was claimed has to be staked, 0 to 50; 0 never',
        }),
        rates: Type.Array(Rate, {
          minItems: 1,
          maxItems: 200,
          description:
            'by vendor, by game type, or by both: what names more counts first; what is not named gives nothing',
        }),
      },
      { additionalProperties: false, description: 'what comes back of every stake; nothing without it' },
    ),
  ),
}
