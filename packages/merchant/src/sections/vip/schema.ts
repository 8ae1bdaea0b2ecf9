import { AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type, { type Static } from 'typebox'

const amount = (description: string) => Type.Optional(Type.String({ pattern: AMOUNT_PATTERN, description }))

const Level = Type.Object(
  {
    name: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 20,
        description: 'what it is called in every language, such as Gold; VIP and its number without it',
      }),
    ),
    turnover: amount('what has to be staked within the days, such as 50000'),
    deposits: amount('what has to be deposited within the days, such as 5000'),
    rebatePercent: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 5,
        multipleOf: 0.01,
        description: 'added to every rate of the rebate, such as 0.1',
      }),
    ),
    withdrawalsPerDay: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, description: 'withdrawals a day, in place of withdrawal.perDay.count' }),
    ),
    withdrawalPerDay: amount('what may be withdrawn a day, in place of withdrawal.perDay.amount'),
  },
  {
    additionalProperties: false,
    description: 'a level: what it takes, and what it gives beside what the lower ones give',
  },
)
export type VipLevelFile = Static<typeof Level>

/** Levels that members reach by stakes and deposits. */
export const vip = {
  vip: Type.Optional(
    Type.Object(
      {
        days: Type.Integer({
          minimum: 1,
          maximum: 366,
          description: 'over how many of the latest days stakes and deposits are summed, 1 to 366',
        }),
        keepPercent: Type.Integer({
          minimum: 0,
          maximum: 100,
          description:
            'a level is kept while its sums are at least this part of what it takes; 100 is all of it, 0 for ever',
        }),
        levels: Type.Array(Level, { minItems: 1, maxItems: 20, description: 'the levels, from 1 on' }),
      },
      { additionalProperties: false, description: 'levels that members reach by what they stake and deposit' },
    ),
  ),
}
