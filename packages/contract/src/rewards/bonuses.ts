import Type, { type Static } from 'typebox'
import { Period, pageFields, periodFields } from '../account/history/period.ts'
import { defineCall } from '../call.ts'
import { Amount, Instant, LanguageCode, nullable, oneOf } from '../schemas.ts'
import { BONUS_SOURCES, REWARD_KINDS, REWARD_STATES } from './words.ts'

/** The sources of a member's gifts. */
export const Bonus = Type.Object({
  id: Type.String({ description: 'Customer service finds it by this' }),
  source: oneOf(BONUS_SOURCES),
  title: nullable(Type.String({ description: 'Of its promotion, mission or leaderboard; a rebate has none' })),
  kind: oneOf(REWARD_KINDS),
  /** Money in the member's currency, or a number of points or tickets. */
  amount: Amount,
  turnover: nullable(
    Type.Object(
      { needed: Amount, done: Amount },
      { description: 'What has to be staked before it may be withdrawn, and what is' },
    ),
  ),
  state: oneOf(REWARD_STATES),
  reason: nullable(Type.String({ description: 'Why it was rejected or taken back' })),
  at: Instant,
  expiresAt: nullable(Type.String({ ...Instant, description: 'Until when it can be claimed' })),
  endedAt: nullable(Type.String({ ...Instant, description: 'When it was claimed or was over' })),
})
export type Bonus = Static<typeof Bonus>

export const bonusDetails = defineCall({
  name: 'bonusDetails',
  module: 'rewards',
  summary: 'What the member was given in a period, the latest first, and the period’s totals',
  method: 'GET',
  path: '/api/rewards/bonuses',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      ...periodFields,
      ...pageFields,
      language: LanguageCode,
      source: Type.Optional(oneOf(BONUS_SOURCES)),
      state: Type.Optional(oneOf(REWARD_STATES)),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    period: Period,
    totals: nullable(
      Type.Object({
        bonuses: Type.Integer(),
        received: Type.String({ ...Amount, description: 'Money that was claimed and not taken back' }),
        ready: Type.String({ ...Amount, description: 'Money that waits for a claim' }),
        left: Type.String({ ...Amount, description: 'What is still to be staked for it' }),
      }),
    ),
    bonuses: Type.Array(Bonus),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'PERIOD_INVALID'],
})
