import Type, { type Static } from 'typebox'
import { BetRound, PlayTotals } from '../account/history/bets.ts'
import { LocalDate, Period, pageFields, periodFields } from '../account/history/period.ts'
import { Movement, MovementTotals } from '../account/history/transactions.ts'
import { defineCall } from '../call.ts'
import { Amount, LanguageCode, nullable, oneOf } from '../schemas.ts'
import { Crumb, MemberId } from './downlines.ts'
import { TeamSums } from './figures.ts'
import { DOWNLINE_KINDS } from './kinds.ts'
import { MOVEMENT_ACCOUNTS_MOST } from './words.ts'

/** The sums of a row, and the number of rounds. */
export const Statement = Type.Object({ ...TeamSums.properties, rounds: Type.Integer() })
export type Statement = Static<typeof Statement>

/** The figures of a member together with the whole team below. */
export const StatementRow = Type.Object({
  ...Statement.properties,
  id: MemberId,
  account: Type.String(),
  kind: oneOf(DOWNLINE_KINDS),
  teamSize: Type.Integer(),
})
export type StatementRow = Static<typeof StatementRow>

const whose = { of: Type.Optional(MemberId) }

export const agentStatements = defineCall({
  name: 'agentStatements',
  module: 'agent',
  summary: 'What a member of the team, everybody below, and each right below did in a period',
  method: 'GET',
  path: '/api/agent/statements',
  auth: 'agent',
  encrypted: false,
  request: Type.Object({ ...periodFields, ...pageFields, ...whose }, { additionalProperties: false }),
  response: Type.Object({
    period: Period,
    crumbs: Type.Array(Crumb),
    own: Statement,
    team: Statement,
    total: Statement,
    members: Type.Array(StatementRow),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'PERIOD_INVALID'],
})

export const agentBets = defineCall({
  name: 'agentBets',
  module: 'agent',
  summary: 'The rounds of one member of the team in a period, the latest first',
  method: 'GET',
  path: '/api/agent/bets',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(
    { ...periodFields, ...pageFields, ...whose, language: LanguageCode },
    { additionalProperties: false },
  ),
  response: Type.Object({
    period: Period,
    crumbs: Type.Array(Crumb),
    totals: nullable(PlayTotals),
    rounds: Type.Array(BetRound),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'PERIOD_INVALID'],
})

/** A movement with its member. */
export const AgentMovement = Type.Object({ ...Movement.properties, account: Type.String() })
export type AgentMovement = Static<typeof AgentMovement>

export const agentMovements = defineCall({
  name: 'agentMovements',
  module: 'agent',
  summary: 'What moved on the account of the agent or of members of the team, the latest first',
  method: 'GET',
  path: '/api/agent/movements',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(
    {
      ...periodFields,
      ...pageFields,
      ...whose,
      also: Type.Optional(
        Type.String({
          pattern: `^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,${MOVEMENT_ACCOUNTS_MOST - 2}}$`,
          description: 'Further members of the team, with commas between: theirs are shown together',
        }),
      ),
      kind: Type.Optional(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' })),
      language: LanguageCode,
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    period: Period,
    crumbs: Type.Array(Crumb),
    accounts: Type.Array(Crumb, { description: 'Whose movements they are' }),
    totals: nullable(Type.Object({ ...MovementTotals.properties }, { description: 'Of all of them together' })),
    kinds: Type.Array(Type.String()),
    movements: Type.Array(AgentMovement),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'PERIOD_INVALID'],
})

/** A payment to an agent. */
export const Revenue = Type.Object({
  rebate: Amount,
  agentRebate: Amount,
  salary: Amount,
  dividend: Amount,
  total: Amount,
})
export type Revenue = Static<typeof Revenue>

export const agentRevenue = defineCall({
  name: 'agentRevenue',
  module: 'agent',
  summary: 'The agent’s own income of a period by day',
  method: 'GET',
  path: '/api/agent/revenue',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(periodFields, { additionalProperties: false }),
  response: Type.Object({
    period: Period,
    total: Revenue,
    days: Type.Array(Type.Object({ ...Revenue.properties, day: LocalDate })),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'PERIOD_INVALID'],
})
