import Type, { type Static } from 'typebox'
import { Cursor, Period, pageFields, periodFields } from '../account/history/period.ts'
import { defineCall } from '../call.ts'
import { Amount, Instant, nullable } from '../schemas.ts'
import { NumberWord } from './contracts.ts'
import { MemberId } from './downlines.ts'
import { Percent } from './figures.ts'

/** More decimals than the currency has: earnings are rounded once, when they are paid. */
const Finer = Type.String({
  pattern: '^-?[0-9]{1,24}\\.[0-9]{4,8}$',
  description: 'An amount with four decimals more than the currency',
})

/** The result of a period: earnings of stakes and the carried part, rounded down once. */
export const RebatePay = Type.Object({
  run: NumberWord,
  key: Type.String({ description: 'The period’s name' }),
  from: Instant,
  to: Instant,
  turnover: Amount,
  earned: Finer,
  carriedIn: Finer,
  carriedOut: Type.String({
    ...Finer,
    description: 'What is carried on; below zero where more came back than there was',
  }),
  paid: Amount,
  paidAt: nullable(Instant),
})
export type RebatePay = Static<typeof RebatePay>

export const agentRebates = defineCall({
  name: 'agentRebates',
  module: 'agent',
  summary: 'What the agent earned of the team’s stakes, by the periods that are paid, the latest first',
  method: 'GET',
  path: '/api/agent/rebates',
  auth: 'agent',
  encrypted: false,
  request: Type.Object({ ...periodFields, ...pageFields }, { additionalProperties: false }),
  response: Type.Object({
    period: Period,
    open: nullable(
      Type.Object({ turnover: Amount, earned: Finer, carried: Finer }, { description: 'What is not paid yet' }),
    ),
    totals: nullable(Type.Object({ turnover: Amount, paid: Amount })),
    pays: Type.Array(RebatePay),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'PERIOD_INVALID'],
})

const run = Type.Optional(Type.String({ ...NumberWord, description: 'Which period; without it what is not paid yet' }))

/** Earnings from one member at one share; for rounds of an earlier period they are a correction. */
export const RebatePart = Type.Object({
  member: MemberId,
  account: Type.String(),
  isSelf: Type.Boolean({ description: 'The agent’s own stakes' }),
  isBelow: Type.Boolean({ description: 'Whether the member stands below now, so that the rounds can be opened' }),
  isCorrection: Type.Boolean(),
  rounds: Type.Integer(),
  turnover: Type.String({ ...Amount, description: 'Below zero where more was undone than added' }),
  share: Percent,
  earned: Finer,
})
export type RebatePart = Static<typeof RebatePart>

export const agentRebateParts = defineCall({
  name: 'agentRebateParts',
  module: 'agent',
  summary: 'Of what a period’s rebate was summed, by who played, the most first',
  method: 'GET',
  path: '/api/agent/rebates/parts',
  auth: 'agent',
  encrypted: false,
  request: Type.Object({ run }, { additionalProperties: false }),
  response: Type.Object({
    parts: Type.Array(RebatePart),
    moreParts: Type.Integer({ minimum: 0, description: 'How many are not named' }),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'],
})

export const RebateRound = Type.Object({
  round: Type.String(),
  at: Instant,
  isCorrection: Type.Boolean({ description: 'Of a round of an earlier period, or of what changed since' }),
  turnover: Amount,
  share: Percent,
  earned: Finer,
})
export type RebateRound = Static<typeof RebateRound>

export const agentRebateRounds = defineCall({
  name: 'agentRebateRounds',
  module: 'agent',
  summary: 'The rounds of a member of the team that a period’s rebate was summed from, the latest first',
  method: 'GET',
  path: '/api/agent/rebates/rounds',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(
    { run, member: MemberId, cursor: Type.Optional(Cursor), pageSize: pageFields.pageSize },
    { additionalProperties: false },
  ),
  response: Type.Object({ rounds: Type.Array(RebateRound), next: nullable(Type.String()) }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'],
})
