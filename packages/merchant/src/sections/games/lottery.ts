import { LotteryArea } from '@livery/contract/games/lottery'
import Type from 'typebox'

const LotteryGame = Type.String({
  pattern: '^[A-Z0-9]{2,12}/[\\w.:-]{1,80}$',
  description: 'a lottery game as VENDOR/gameCode; one that is not on offer is left out',
})

/** A merchant's settings for lotteries; which lotteries exist follows from its vendors. */
export const lottery = Type.Object(
  {
    area: LotteryArea,
    vietnamese: Type.Array(LotteryGame, { uniqueItems: true, description: 'the Vietnamese menu in its order' }),
    popularNumbers: Type.Array(
      Type.Object(
        {
          game: LotteryGame,
          numbers: Type.Array(Type.String({ pattern: '^\\d{1,6}$', description: 'a number as players write it' }), {
            minItems: 1,
            maxItems: 12,
            uniqueItems: true,
            description: 'the most chosen first',
          }),
        },
        { additionalProperties: false, description: 'what players of a game choose most' },
      ),
      { description: 'popular numbers of games' },
    ),
  },
  {
    additionalProperties: false,
    description: 'lotteries: whose draws the regional ones are, and what stands in front',
  },
)
