import { GAME_TYPES } from '@livery/contract/games'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'

/** The amounts to stake before money may be withdrawn. */
export const turnover = {
  turnover: Type.Object(
    {
      depositTimes: Type.Number({
        minimum: 0,
        maximum: 50,
        multipleOf: 0.1,
        description: 'how many times a deposit has to be staked, 0 to 50; 1 is once, 0 never',
      }),
      weights: Type.Array(
        Type.Object(
          {
            vendor: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'a folder in vendors/' })),
            gameType: Type.Optional(oneOf(GAME_TYPES, 'a game category')),
            percent: Type.Integer({ minimum: 0, maximum: 100, description: 'how much of a stake counts, 0 to 100' }),
            counts: Type.Optional(
              Type.Enum(['staked', 'risked'] as const, {
                description: 'risked: no more than was won or lost, so that bets on both sides count for nothing',
              }),
            ),
          },
          { additionalProperties: false, description: 'how much stakes at a vendor or in a category count' },
        ),
        { maxItems: 60, description: 'by vendor or by game type; what is not named counts in whole' },
      ),
    },
    { additionalProperties: false, description: 'what has to be staked before money may be withdrawn' },
  ),
}
