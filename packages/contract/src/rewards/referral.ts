import Type, { type Static } from 'typebox'
import { pageFields } from '../account/history/period.ts'
import { defineCall } from '../call.ts'
import { Amount, Instant, LanguageCode, nullable, oneOf } from '../schemas.ts'
import { FRIEND_STATES, REWARD_KINDS } from './words.ts'

const Tier = Type.Integer({ minimum: 1, maximum: 3, description: 'Friends are 1, friends of friends 2, theirs 3' })

/** The programmes that give something for friends. */
export const ReferralReward = Type.Object({
  id: Type.String(),
  title: Type.String(),
  tier: Type.Integer({ minimum: 0, maximum: 3, description: 'Whose friends count; 0 is what the friend gets' }),
  deposits: nullable(Type.String({ ...Amount, description: 'What a friend has to deposit' })),
  turnover: nullable(Type.String({ ...Amount, description: 'What a friend has to stake' })),
  kind: oneOf(REWARD_KINDS),
  amount: nullable(Amount),
  turnoverTimes: Type.Number({ description: 'How many times it has to be staked before it is withdrawn' }),
  friends: nullable(
    Type.Object(
      { done: Type.Integer(), target: Type.Integer() },
      { description: 'Given for several friends together' },
    ),
  ),
})
export type ReferralReward = Static<typeof ReferralReward>

export const referral = defineCall({
  name: 'referral',
  module: 'rewards',
  summary: 'The member’s invitation code, what friends bring, and what was given for them so far',
  method: 'GET',
  path: '/api/rewards/referral',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ language: LanguageCode }, { additionalProperties: false }),
  response: Type.Object({
    code: nullable(Type.String({ description: 'Null where the merchant has no invitations' })),
    rewards: Type.Array(ReferralReward),
    friends: Type.Array(Type.Object({ tier: Tier, count: Type.Integer() }), { description: 'How many came, by tier' }),
    received: Type.String({ ...Amount, description: 'Money that was claimed for friends' }),
    ready: Type.String({ ...Amount, description: 'Money for friends that waits for a claim' }),
    invitedBy: nullable(Type.String({ description: 'Who invited the member, masked' })),
    enterUntil: nullable(Type.String({ ...Instant, description: 'Until when the member may say who invited them' })),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const Friend = Type.Object({
  id: Type.String({ description: 'A word for this row' }),
  name: Type.String({ description: 'Masked' }),
  tier: Tier,
  joinedAt: Instant,
  deposits: Amount,
  turnover: Amount,
  received: Type.String({ ...Amount, description: 'Money that was given to the member for this friend' }),
  state: oneOf(FRIEND_STATES),
  reason: nullable(Type.String({ description: 'Why they count for nothing, of the texts `rewards.why.*`' })),
})
export type Friend = Static<typeof Friend>

export const referralFriends = defineCall({
  name: 'referralFriends',
  module: 'rewards',
  summary: 'Who came by the member’s invitations, the latest first, with what they brought',
  method: 'GET',
  path: '/api/rewards/referral/friends',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ ...pageFields, tier: Type.Optional(Tier) }, { additionalProperties: false }),
  response: Type.Object({ friends: Type.Array(Friend), next: nullable(Type.String()) }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const enterReferral = defineCall({
  name: 'enterReferral',
  module: 'rewards',
  summary: 'Says who invited a member who has just registered; once for ever',
  method: 'POST',
  path: '/api/rewards/referral/inviter',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9-]{3,64}$' }) }, { additionalProperties: false }),
  response: Type.Object({
    status: oneOf(['kept', 'refused']),
    reason: nullable(Type.String({ description: 'A word for why, of the texts `rewards.why.*`' })),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'NOT_FOUND'],
})
