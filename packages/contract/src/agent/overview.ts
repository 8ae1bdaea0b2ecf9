import Type, { type Static } from 'typebox'
import { LocalDate, Period, periodFields } from '../account/history/period.ts'
import { defineCall } from '../call.ts'
import { Amount, Instant } from '../schemas.ts'
import { TeamFigures } from './figures.ts'

const Figures = Type.Object({
  own: Type.Object({ ...TeamFigures.properties }, { description: 'Of the agent alone' }),
  team: Type.Object({ ...TeamFigures.properties }, { description: 'Of all who stand below, the agent left out' }),
})

/** The stakes and results of the agent and the team on one day. */
export const TeamDay = Type.Object({
  day: LocalDate,
  deposit: Amount,
  withdraw: Amount,
  bets: Amount,
  net: Amount,
})
export type TeamDay = Static<typeof TeamDay>

export const agentTeamOverview = defineCall({
  name: 'agentTeamOverview',
  module: 'agent',
  summary: 'A team’s figures of a period and of the equally long one before it',
  method: 'GET',
  path: '/api/agent/overview',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(periodFields, { additionalProperties: false }),
  response: Type.Object({
    period: Period,
    former: Type.Object({ from: LocalDate, to: LocalDate }, { description: 'What it is compared with' }),
    figures: Figures,
    before: Figures,
    days: Type.Array(TeamDay, { description: 'Every day of the period, agent and team together' }),
    members: Type.Object({
      total: Type.Integer(),
      agents: Type.Integer(),
      players: Type.Integer(),
      online: Type.Integer({ description: 'Seen within five minutes' }),
    }),
    balance: Type.Object({ own: Amount, team: Amount }),
    readAt: Instant,
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'PERIOD_INVALID'],
})
