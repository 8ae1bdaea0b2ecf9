import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Amount, nullable, oneOf } from '../schemas.ts'
import { PROGRAMME_PERIODS, REWARD_KINDS } from './words.ts'

/** A level: its thresholds within the counted days, and its benefits. */
export const VipLevel = Type.Object({
  level: Type.Integer(),
  name: Type.String(),
  turnover: nullable(Type.String({ ...Amount, description: 'What has to be staked; null for nothing' })),
  deposits: nullable(Type.String({ ...Amount, description: 'What has to be deposited; null for nothing' })),
  rebatePercent: nullable(Type.String({ description: 'Added to every rate of the rebate, such as 0.1' })),
  withdrawalsPerDay: Type.Integer(),
  withdrawalPerDay: nullable(
    Type.String({ ...Amount, description: 'What may be withdrawn a day; null for any amount' }),
  ),
  reward: nullable(
    Type.Object({ kind: oneOf(REWARD_KINDS), amount: Amount }, { description: 'What is given for reaching it' }),
  ),
  regular: Type.Array(Type.Object({ kind: oneOf(REWARD_KINDS), amount: Amount, period: oneOf(PROGRAMME_PERIODS) }), {
    description: 'What is given again and again to who has it, where that is more on higher levels',
  }),
})
export type VipLevel = Static<typeof VipLevel>

export const vip = defineCall({
  name: 'vip',
  module: 'rewards',
  summary: 'The VIP levels with what they take and give, and how far the member is',
  method: 'GET',
  path: '/api/rewards/vip',
  auth: 'member',
  encrypted: false,
  request: Type.Object({}, { additionalProperties: false }),
  response: Type.Object({
    level: Type.Integer({ description: 'The member’s; 0 is none of them yet' }),
    name: Type.String(),
    days: Type.Integer({ description: 'Over how many of the latest days is summed' }),
    keepPercent: Type.Integer({ description: 'A level is kept from this part of its sums on' }),
    turnover: Amount,
    deposits: Amount,
    levels: Type.Array(VipLevel, { description: 'None where the merchant has none' }),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})
