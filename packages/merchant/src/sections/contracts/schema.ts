import { RATE_PATTERN } from '@livery/contract/agent/contract-rules'
import { CARRIES, CONTRACT_GAME_TYPES, DIVIDEND_CYCLES, TIERS_MOST } from '@livery/contract/agent/contract-words'
import { oneOf } from '@livery/contract/schemas'
import { AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type, { type TProperties, type TSchema } from 'typebox'

const amount = (description: string) => Type.String({ pattern: AMOUNT_PATTERN, description })
const percent = (description: string) => Type.String({ pattern: RATE_PATTERN, description })
const strict = <Properties extends TProperties>(properties: Properties, description: string) =>
  Type.Object(properties, { additionalProperties: false, description })

const conditions = {
  turnover: amount('what the team has to have staked; 0 is any amount'),
  active: Type.Integer({ minimum: 0, maximum: 999_999, description: 'how many members have to have been active' }),
}
const dividendTier = strict(
  {
    ...conditions,
    loss: amount('what the team has to have lost; 0 is any amount'),
    rate: percent('of what the team lost, in percent'),
  },
  'a step; of those whose conditions hold the last one counts',
)
const salaryTier = strict(
  {
    ...conditions,
    rate: Type.Optional(percent('of what the team staked, in percent')),
    fixed: Type.Optional(amount('the amount, where no rate is stated')),
  },
  'a step; of those whose conditions hold the last one counts',
)

const tiersOf = <Tier extends TSchema>(tier: Tier) =>
  Type.Array(tier, { minItems: 1, maxItems: TIERS_MOST, description: 'the steps, from the lowest on' })
const planOf = <Plan extends TSchema>(plan: Plan) =>
  Type.Array(plan, { minItems: 1, description: 'the contract of agents without an upline, by game type' })
const gameType = oneOf(CONTRACT_GAME_TYPES, 'which games count; CONS all of them')
const dividendPlan = strict({ gameType, tiers: tiersOf(dividendTier) }, 'for games of one type, or all')
const salaryPlan = strict({ gameType, tiers: tiersOf(salaryTier) }, 'for games of one type, or all')
const bounds = {
  tiersMost: Type.Integer({ minimum: 1, maximum: TIERS_MOST, description: 'how many steps a contract may have' }),
  rateMost: percent('the highest rate that an agent may give on'),
}
const salary = (description: string) => Type.Optional(strict({ ...bounds, plan: planOf(salaryPlan) }, description))

/** The payments to agents by contract, and the bounds of contracts with those below. */
export const contracts = {
  contracts: Type.Optional(
    strict(
      {
        activeTurnover: amount('from which turnover in a period a member is active'),
        dividend: Type.Optional(
          strict(
            {
              cycle: oneOf(
                DIVIDEND_CYCLES,
                'how often it is paid; thirds end on the 10th, the 20th and with the month',
              ),
              carry: oneOf(
                CARRIES,
                'what becomes of a period in which the team won: none, always, previous (the next period alone) or month',
              ),
              ...bounds,
              plan: planOf(dividendPlan),
            },
            'a share of what the team lost',
          ),
        ),
        daily: salary('a share of what the team staked on a day'),
        hourly: salary('a share of what the team staked in an hour'),
        realtime: salary('a share of what the team staked on a day, paid every five minutes'),
      },
      'what agents are paid by contract; a kind is offered where it is stated and its flag is on',
    ),
  ),
}
