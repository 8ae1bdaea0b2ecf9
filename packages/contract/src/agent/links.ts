import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Amount, Empty, Instant, nullable, oneOf } from '../schemas.ts'
import { Percent } from './figures.ts'
import { DOWNLINE_KINDS, LINK_LIMITS } from './kinds.ts'

const Code = Type.String({ pattern: '^[A-Za-z0-9]{4,20}$', description: 'Four to twenty letters and figures' })

export const AgentLink = Type.Object({
  code: Type.String(),
  kind: oneOf(DOWNLINE_KINDS),
  rebate: Percent,
  note: Type.String(),
  createdAt: Instant,
  expiresAt: nullable(Instant),
  usesMost: nullable(Type.Integer()),
  uses: Type.Integer(),
  isOpen: Type.Boolean({ description: 'Whether one can still register by it' }),
  isOwn: Type.Boolean({ description: 'The code that the account had from the beginning, which stays' }),
  brought: Type.Object({ members: Type.Integer(), deposits: Amount, bets: Amount }),
})
export type AgentLink = Static<typeof AgentLink>

export const agentLinks = defineCall({
  name: 'agentLinks',
  module: 'agent',
  summary: 'The agent’s links and codes, and what each brought',
  method: 'GET',
  path: '/api/agent/links',
  auth: 'agent',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    rebateMost: Type.String({ ...Percent, description: 'The agent’s own, above which none is given' }),
    links: Type.Array(AgentLink),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN'],
})

const terms = {
  kind: oneOf(DOWNLINE_KINDS),
  rebate: Percent,
  note: Type.String({ maxLength: LINK_LIMITS.note }),
  days: nullable(Type.Integer({ minimum: 1, maximum: LINK_LIMITS.days, description: 'From now; null for ever' })),
  usesMost: nullable(Type.Integer({ minimum: 1, maximum: LINK_LIMITS.uses })),
}

export const addAgentLink = defineCall({
  name: 'addAgentLink',
  module: 'agent',
  summary: 'Makes a link; without a code of one’s own one is drawn',
  method: 'POST',
  path: '/api/agent/link',
  auth: 'agent',
  encrypted: false,
  request: Type.Object({ code: Type.Optional(Code), ...terms }, { additionalProperties: false }),
  response: Type.Object({ code: Type.String() }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'VALIDATION'],
})

export const changeAgentLink = defineCall({
  name: 'changeAgentLink',
  module: 'agent',
  summary: 'Changes what a link gives, for who registers from now on',
  method: 'PUT',
  path: '/api/agent/link',
  auth: 'agent',
  encrypted: false,
  request: Type.Object({ code: Code, ...terms }, { additionalProperties: false }),
  response: Empty,
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'VALIDATION', 'NOT_FOUND'],
})

export const removeAgentLink = defineCall({
  name: 'removeAgentLink',
  module: 'agent',
  summary: 'Ends a link; who came by it stays',
  method: 'DELETE',
  path: '/api/agent/link',
  auth: 'agent',
  encrypted: false,
  request: Type.Object({ code: Code }, { additionalProperties: false }),
  response: Empty,
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'],
})
