import Type, { type Static } from 'typebox'
import { BetRound } from '../account/history/bets.ts'
import { Period, pageFields, periodFields } from '../account/history/period.ts'
import { defineCall } from '../call.ts'
import { Amount, Instant, LanguageCode, nullable, oneOf } from '../schemas.ts'
import { CONTRACT_GAME_TYPES, CONTRACT_KINDS } from './contract-words.ts'
import { NumberWord } from './contracts.ts'
import { MemberId } from './downlines.ts'

/** The state of a bill: paid, paid in part, nothing to pay, or about to be paid. */
export const BILL_STATES = ['open', 'paid', 'part', 'nothing'] as const

export const Bill = Type.Object({
  run: NumberWord,
  key: Type.String({ description: 'The period’s name' }),
  from: Instant,
  to: Instant,
  member: MemberId,
  account: Type.String(),
  payer: nullable(Type.String({ description: 'The account that pays; null the merchant' })),
  payerId: nullable(MemberId),
  turnover: Amount,
  loss: Type.String({ ...Amount, description: 'What the team lost; below zero where it won' }),
  active: Type.Integer(),
  tier: Type.Integer({ minimum: 0 }),
  gross: Type.String({ ...Amount, description: 'What the lines come to, corrections included' }),
  children: Type.String({ ...Amount, description: 'Of it, to those right below' }),
  own: Amount,
  due: Type.String({ ...Amount, description: 'What the payer owes after what was paid too much before' }),
  paid: Amount,
  open: Type.String({ ...Amount, description: 'What the payer still owes' }),
  offset: Type.String({ ...Amount, description: 'What later corrections took off what was open' }),
  taken: Type.String({ ...Amount, description: 'What it takes off what earlier bills left open' }),
  owed: Type.String({ ...Amount, description: 'What is to be given back out of the next bills' }),
  state: oneOf(BILL_STATES),
  paidAt: nullable(Instant),
})
export type Bill = Static<typeof Bill>

const kind = oneOf(CONTRACT_KINDS)

export const agentSettlements = defineCall({
  name: 'agentSettlements',
  module: 'agent',
  summary: 'Bills of a kind in a period, the agent’s own or of those right below, the latest first',
  method: 'GET',
  path: '/api/agent/settlements',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(
    { kind, side: oneOf(['own', 'below'], 'The agent’s own, or those the agent pays'), ...periodFields, ...pageFields },
    { additionalProperties: false },
  ),
  response: Type.Object({
    period: Period,
    totals: nullable(
      Type.Object({ gross: Amount, children: Amount, own: Amount, due: Amount, paid: Amount, open: Amount }),
    ),
    owed: Type.String({ ...Amount, description: 'What the agent has to give back out of the next bills' }),
    bills: Type.Array(Bill),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'FEATURE_DISABLED', 'PERIOD_INVALID'],
})

export const SettlementMember = Type.Object({
  ...{ member: MemberId, account: Type.String(), stake: Amount, win: Amount, given: Amount },
  isBelow: Type.Boolean({
    description: 'Whether the member is in the agent’s team now, so that rounds can be opened',
  }),
})
export type SettlementMember = Static<typeof SettlementMember>

export const SettlementLine = Type.Object({
  base: Type.String({ description: 'The period it is about; another than the bill’s for a correction' }),
  isCorrection: Type.Boolean(),
  gameType: oneOf(CONTRACT_GAME_TYPES),
  turnover: Amount,
  loss: Amount,
  active: Type.Integer(),
  direct: Type.Object({ turnover: Amount, loss: Amount, active: Type.Integer() }),
  carriedIn: Amount,
  carriedOut: Amount,
  tier: Type.Integer(),
  rateType: oneOf(['P', 'F']),
  rate: nullable(Type.String({ description: 'Percent, or an amount; null where no step is reached' })),
  gross: Amount,
  rounding: Type.String({
    description: 'What was rounded away, less than the smallest unit: an amount with more decimals',
  }),
  before: Type.String({ ...Amount, description: 'What was billed of it before' }),
  children: Amount,
  own: Amount,
  parts: Type.Array(
    Type.Object({
      run: Type.String({ ...NumberWord, description: 'Of the part’s bill; an earlier one where it did not change' }),
      member: MemberId,
      account: Type.String(),
      opens: Type.Boolean({ description: 'Whether the part’s own bill can be opened' }),
      turnover: Amount,
      loss: Amount,
      active: Type.Integer(),
      gross: Amount,
    }),
    { description: 'Those right below with a contract of their own' },
  ),
  members: Type.Array(SettlementMember, {
    description: 'Those without one whose play is in it, the greatest stakes first',
  }),
  moreMembers: Type.Integer({ minimum: 0, description: 'How many of them are not named here' }),
})
export type SettlementLine = Static<typeof SettlementLine>

export const agentSettlement = defineCall({
  name: 'agentSettlement',
  module: 'agent',
  summary: 'The lines of a bill, or of one that is a part of it at any depth, each with what it was summed from',
  method: 'GET',
  path: '/api/agent/settlements/lines',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(
    { run: NumberWord, member: MemberId, payer: Type.Optional(MemberId) },
    { additionalProperties: false },
  ),
  response: Type.Object({
    bill: nullable(
      Type.Object(Bill.properties, {
        description: 'Null where it is between others of the team: then what they paid each other is not said',
      }),
    ),
    lines: Type.Array(SettlementLine),
    watermark: Type.String({ ...Instant, description: 'What was known then is in it' }),
    version: Type.String({ description: 'Of the merchant’s rules' }),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'],
})

/** The names of a line of a bill. */
const lineFields = {
  run: NumberWord,
  member: MemberId,
  base: Type.String({ minLength: 1, maxLength: 80, description: 'Of the line' }),
  gameType: oneOf(CONTRACT_GAME_TYPES, 'Of the line'),
}

export const agentSettlementMembers = defineCall({
  name: 'agentSettlementMembers',
  module: 'agent',
  summary: 'Everybody without a contract of their own whose play is in a line of a bill, the greatest stakes first',
  method: 'GET',
  path: '/api/agent/settlements/members',
  auth: 'agent',
  encrypted: false,
  request: Type.Object({ ...lineFields, ...pageFields }, { additionalProperties: false }),
  response: Type.Object({ members: Type.Array(SettlementMember), next: nullable(Type.String()) }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'],
})

export const agentSettlementRounds = defineCall({
  name: 'agentSettlementRounds',
  module: 'agent',
  summary: 'The rounds of a member that a line of a bill was summed from, the latest first',
  method: 'GET',
  path: '/api/agent/settlements/rounds',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(
    {
      ...lineFields,
      of: Type.String({ ...MemberId, description: 'Who played' }),
      language: LanguageCode,
      ...pageFields,
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ rounds: Type.Array(BetRound), next: nullable(Type.String()) }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'],
})

export const payContract = defineCall({
  name: 'payContract',
  module: 'agent',
  summary: 'Pays what is open of a bill out of the agent’s wallet, as far as it reaches',
  method: 'POST',
  path: '/api/agent/settlements/pay',
  auth: 'agent',
  encrypted: false,
  request: Type.Object({ run: NumberWord, member: MemberId }, { additionalProperties: false }),
  response: Type.Object({ paid: Amount, rest: Amount }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'INSUFFICIENT_FUNDS'],
})
