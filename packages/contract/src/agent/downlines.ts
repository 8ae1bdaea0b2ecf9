import Type, { type Static } from 'typebox'
import { Cursor } from '../account/history/period.ts'
import { defineCall } from '../call.ts'
import { Amount, Empty, Instant, nullable, oneOf } from '../schemas.ts'
import { CONTRACT_KINDS } from './contract-words.ts'
import { Percent } from './figures.ts'
import { DOWNLINE_KINDS } from './kinds.ts'
import { AGENT_MESSAGE } from './words.ts'

/** The id by which agents' calls name a member; ids outside of the agent's team are answered like unknown ones. */
export const MemberId = Type.String({ pattern: '^[1-9][0-9]{0,17}$', description: 'A member’s id' })

/** The path from the agent to a member, both included. */
export const Crumb = Type.Object({ id: MemberId, account: Type.String() })
export type Crumb = Static<typeof Crumb>

export const Downline = Type.Object({
  id: MemberId,
  account: Type.String({ description: 'Of a number that one registered by, the last figures' }),
  kind: oneOf(DOWNLINE_KINDS),
  level: Type.Integer({ minimum: 0, description: 'How far below the agent who asks; 0 the agent' }),
  upline: nullable(Type.String({ description: 'The account above; null for the agent who asks' })),
  rebate: Percent,
  rebateLeast: Type.String({ ...Percent, description: 'The highest rebate below: theirs cannot be less' }),
  balance: Amount,
  teamSize: Type.Integer(),
  placedAt: Instant,
  lastSignInAt: nullable(Instant),
  status: oneOf(['active', 'blocked', 'closed']),
  mobile: nullable(Type.String({ description: 'The last figures' })),
  email: nullable(Type.String({ description: 'The first letter and the domain' })),
  contracts: Type.Array(oneOf(CONTRACT_KINDS), {
    description: 'The kinds that the agent who asks has offered or given them',
  }),
})
export type Downline = Static<typeof Downline>

export const agentDownlines = defineCall({
  name: 'agentDownlines',
  module: 'agent',
  summary: 'Those right below a member of the team, or those of the team whose account begins so',
  method: 'GET',
  path: '/api/agent/downlines',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(
    {
      of: Type.Optional(MemberId),
      search: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      cursor: Type.Optional(Cursor),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    crumbs: Type.Array(Crumb),
    rebateMost: Type.String({ ...Percent, description: 'The agent’s own rebate, above which none is given' }),
    of: Downline,
    members: Type.Array(Downline),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'],
})

export const messageDownline = defineCall({
  name: 'messageDownline',
  module: 'agent',
  summary: 'Writes a message to somebody of the team; the same again writes none',
  method: 'POST',
  path: '/api/agent/message',
  auth: 'agent',
  encrypted: false,
  request: Type.Object(
    {
      member: MemberId,
      key: Type.String({ pattern: '^[\\w-]{16,64}$', description: 'Made by the browser for this message' }),
      title: Type.String({ minLength: 1, maxLength: AGENT_MESSAGE.title, pattern: '\\S' }),
      content: Type.String({ minLength: 1, maxLength: AGENT_MESSAGE.content, pattern: '\\S' }),
    },
    { additionalProperties: false },
  ),
  response: Empty,
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'VALIDATION', 'IDEMPOTENCY_CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const setDownlineRebate = defineCall({
  name: 'setDownlineRebate',
  module: 'agent',
  summary: 'Changes the rebate of somebody right below the agent',
  method: 'POST',
  path: '/api/agent/rebate',
  auth: 'agent',
  encrypted: false,
  request: Type.Object({ member: MemberId, rebate: Percent }, { additionalProperties: false }),
  response: Empty,
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'VALIDATION'],
})

export const openDownline = defineCall({
  name: 'openDownline',
  module: 'agent',
  summary: 'Opens an account in the agent’s team; its first password has to be changed at the first sign-in',
  method: 'POST',
  path: '/api/agent/account',
  auth: 'agent',
  encrypted: true,
  request: Type.Object(
    {
      kind: oneOf(DOWNLINE_KINDS),
      account: Type.String({ maxLength: 64 }),
      password: Type.String({ maxLength: 128 }),
      rebate: Type.String({
        maxLength: 16,
        description: 'Percent; what is none is refused at its field, beside what else is wrong',
      }),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ id: MemberId, account: Type.String() }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'VALIDATION', 'USERNAME_TAKEN'],
})
