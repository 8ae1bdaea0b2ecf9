import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Amount, Empty, Instant, nullable, oneOf } from '../schemas.ts'
import { AMOUNT_PATTERN } from '../wire-format.ts'

const own = { module: 'cashier', auth: 'member' } as const
const strict = { additionalProperties: false }

const Limits = Type.Object({
  min: Amount,
  max: Amount,
  leftToday: nullable(Type.String({ description: 'What may still be sent so today; null for any amount' })),
})

/** Money between a member and the agent above, in the view of one of the two. */
export const MemberTransfer = Type.Object({
  reference: Type.String(),
  direction: oneOf(['up', 'down']),
  sent: Type.Boolean({ description: 'Whether the caller sent it' }),
  other: Type.String({ description: 'The account at the other end; masked unless the caller leads it' }),
  amount: Amount,
  turnover: nullable(Type.String({ description: 'What the receiver has to stake before it may be taken out' })),
  at: Instant,
})
export type MemberTransfer = Readonly<Static<typeof MemberTransfer>>

export const transferDesk = defineCall({
  ...own,
  name: 'transferDesk',
  summary: 'What a member may transfer to the agent above or to the own team, and the latest transfers',
  method: 'GET',
  path: '/api/cashier/transfers',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    hasPassword: Type.Boolean(),
    upline: nullable(Type.String({ description: 'The account of the agent above, masked; null for none' })),
    toUpline: nullable(Limits),
    toDownline: nullable(Limits),
    available: Amount,
    locked: Type.String({ description: 'What has to be staked before it may be transferred' }),
    transferable: Amount,
    turnoverPercent: Type.Integer({ description: 'How much of what is received has to be staked first' }),
    transfers: Type.Array(MemberTransfer),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

const request = {
  key: Type.String({ pattern: '^[\\w-]{16,64}$', description: 'Made by the browser for this request' }),
  amount: Type.String({ pattern: AMOUNT_PATTERN }),
  password: Type.String({ minLength: 1, maxLength: 255, description: 'The withdrawal password' }),
}
const made = {
  ...own,
  method: 'POST',
  encrypted: true,
  response: Type.Object({ reference: Type.String(), balance: Amount }),
  errors: [
    ...['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'FEATURE_DISABLED', 'NOT_FOUND', 'VALIDATION', 'PROOF_WRONG'],
    ...['INSUFFICIENT_FUNDS', 'IDEMPOTENCY_CONFLICT', 'TOO_MANY_REQUESTS'],
  ] as const,
} as const

export const transferUpline = defineCall({
  ...made,
  name: 'transferUpline',
  summary: 'Transfers money to the agent above; the same key again answers the same transfer',
  path: '/api/cashier/transfers/upline',
  request: Type.Object(request, strict),
})

export const transferDownline = defineCall({
  ...made,
  name: 'transferDownline',
  summary: 'Transfers an agent’s money to somebody of the own team; the same key again answers the same transfer',
  path: '/api/cashier/transfers/downline',
  request: Type.Object({ ...request, memberId: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) }, strict),
})
