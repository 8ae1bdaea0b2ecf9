import Type, { type Static } from 'typebox'
import { defineCall } from './call.ts'
import { Amount, Empty, nullable } from './schemas.ts'

/** The agent types and the trial type are the platform's (docs/product.md 9.4); 0 is a plain member. */
export const AGENT_TYPES = [1, 2, 41, 42] as const
export const TRIAL_TYPE = 4

export const MemberInfo = Type.Object({
  id: Type.String({ description: 'customerId' }),
  account: Type.String(),
  nickname: Type.String(),
  type: Type.Integer({ description: '0 member, 4 trial, 1, 2, 41, 42 agents' }),
  isAgent: Type.Boolean(),
  isTrial: Type.Boolean(),
  avatarUrl: nullable(Type.String()),
  vipLabelName: nullable(Type.String()),
  vipRankLevel: Type.Integer(),
  currency: Type.String(),
  unreadMessage: Type.Integer(),
  balance: Amount,
})
export type MemberInfo = Static<typeof MemberInfo>

export const memberInfo = defineCall({
  beforePasswordChange: true,
  name: 'memberInfo',
  module: 'account',
  summary: 'Who is signed in',
  method: 'GET',
  path: '/api/account/me',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: MemberInfo,
  errors: ['NOT_SIGNED_IN'],
})

/** Called once after a sign-in: records it, and answers who signed in. */
export const loginInfo = defineCall({
  name: 'loginInfo',
  module: 'account',
  summary: 'Reports a completed sign-in with what the browser knows of itself',
  method: 'POST',
  path: '/api/account/login-info',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      userName: Type.String({ maxLength: 64 }),
      language: Type.String({ maxLength: 8 }),
      timeZone: Type.String({ maxLength: 64 }),
    },
    { additionalProperties: false },
  ),
  response: MemberInfo,
  errors: ['NOT_SIGNED_IN'],
})

export const memberIcon = defineCall({
  name: 'memberIcon',
  module: 'account',
  summary: 'The picture of the member',
  method: 'GET',
  path: '/api/account/icon',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Type.Object({ icon: nullable(Type.String()) }),
  errors: ['NOT_SIGNED_IN'],
})
