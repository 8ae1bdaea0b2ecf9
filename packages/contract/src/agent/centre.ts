import Type from 'typebox'
import { defineCall } from '../call.ts'
import { Amount, Empty } from '../schemas.ts'
import { Percent } from './figures.ts'

export const agentCentre = defineCall({
  name: 'agentCentre',
  module: 'agent',
  summary: 'What the frame of the agents’ back office shows: its menu, and where the agent stands',
  method: 'GET',
  path: '/api/agent/centre',
  auth: 'agent',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    menu: Type.Array(Type.String(), { description: 'The entries of the menu that this agent has, in their order' }),
    level: Type.Integer({ description: 'How many agents stand above' }),
    rebate: Percent,
    balance: Amount,
  }),
  errors: ['NOT_SIGNED_IN', 'FORBIDDEN'],
})
