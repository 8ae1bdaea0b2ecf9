import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Amount, Instant, LanguageCode, nullable, oneOf } from '../schemas.ts'
import { COMMENT_LENGTH, FREE_ROUND_STATES, REWARD_KINDS, REWARD_STATES } from './words.ts'

/** The state of free rounds; before they are claimed, all are left. */
const FreeRounds = Type.Object({
  nodeId: nullable(Type.Integer({ description: 'Of the game; null where it is not there any more' })),
  gameName: Type.String(),
  rounds: Type.Integer(),
  left: Type.Integer(),
  stake: Type.String({ ...Amount, description: 'What each is played as if it were staked' }),
  won: Amount,
  state: nullable(oneOf(FREE_ROUND_STATES)),
  until: nullable(Type.String({ ...Instant, description: 'What is not played by then is gone' })),
})

/** A reward of the member. */
export const Reward = Type.Object({
  id: Type.String(),
  programmeId: Type.String(),
  title: Type.String(),
  kind: oneOf(REWARD_KINDS),
  /** Money in the member's currency, or a number of points, tickets or free rounds. */
  amount: Amount,
  turnover: Type.String({ ...Amount, description: 'What has to be staked before it may be withdrawn' }),
  state: oneOf(REWARD_STATES),
  madeAt: Instant,
  expiresAt: Instant,
  endedAt: nullable(Instant),
  reason: nullable(Type.String({ description: 'Why it was rejected or taken back' })),
  freeRounds: nullable(FreeRounds),
})
export type Reward = Static<typeof Reward>

/**
 * A member's state in a programme.
 * - `open`: it is there, and asks for nothing first
 * - `joinable`, `applicable`: the member may join or apply
 * - `joined`, `process`: facts count, and the last has begun
 * - `applying`, `rejected`, `issued`, `claimed`: its latest reward
 * - `closed`: it is over for the member
 */
export const PROGRAMME_STATUSES = [
  'open',
  'joinable',
  'applicable',
  'joined',
  'process',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'closed',
] as const
export type ProgrammeStatus = (typeof PROGRAMME_STATUSES)[number]

const Leader = Type.Object({
  place: Type.Integer(),
  name: Type.String({ description: 'Masked, except the member’s own' }),
  value: Amount,
  prize: nullable(Amount),
  isOwn: Type.Boolean(),
})

/** A programme as it is to a member. */
export const MemberProgramme = Type.Object({
  id: Type.String(),
  promotionId: nullable(Type.String()),
  title: Type.String(),
  /** A mission sums facts up to a target; a leaderboard compares members; `friend` rewards each friend who is brought. */
  type: oneOf(['promotion', 'mission', 'leaderboard', 'friend']),
  status: oneOf(PROGRAMME_STATUSES),
  kind: oneOf(REWARD_KINDS),
  amount: nullable(Amount),
  comment: nullable(oneOf(['optional', 'required'])),
  /** Whether `progress` is an amount of money rather than a number. */
  isMoney: Type.Boolean(),
  measure: oneOf(['stakes', 'rounds', 'friends']),
  progress: nullable(Type.Object({ done: Amount, target: nullable(Amount) })),
  period: oneOf(['once', 'day', 'week', 'month', 'always']),
  endsAt: nullable(Instant),
  why: nullable(
    Type.String({
      description:
        'Why it gave nothing for what was last looked at, of the texts `rewards.why.*`, or the words of the person who rejected it',
    }),
  ),
  leaders: nullable(Type.Array(Leader)),
})
export type MemberProgramme = Static<typeof MemberProgramme>

export const memberRewards = defineCall({
  name: 'memberRewards',
  module: 'rewards',
  summary: 'The member’s rewards, the latest first, and where the member stands in every programme',
  method: 'GET',
  path: '/api/rewards',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ language: LanguageCode }, { additionalProperties: false }),
  response: Type.Object({
    rewards: Type.Array(Reward),
    programmes: Type.Array(MemberProgramme),
    points: Type.Integer(),
    tickets: Type.Integer(),
    hasMall: Type.Boolean({ description: 'Points are redeemed in the points mall' }),
    hasRaffles: Type.Boolean({ description: 'Tickets take part in raffles' }),
    hasCodes: Type.Boolean({ description: 'The merchant has programmes that answer codes' }),
    now: Instant,
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const rewardCounts = defineCall({
  name: 'rewardCounts',
  module: 'rewards',
  summary: 'How many rewards wait for a claim, by the page that shows them',
  method: 'GET',
  path: '/api/rewards/counts',
  auth: 'member',
  encrypted: false,
  request: Type.Object({}, { additionalProperties: false }),
  response: Type.Object({ rewardCenter: Type.Integer(), missionLeaderboard: Type.Integer() }),
  errors: ['NOT_SIGNED_IN'],
})

export const claimRewards = defineCall({
  name: 'claimRewards',
  module: 'rewards',
  summary: 'Claims rewards that are ready; one that was claimed before stays as it is',
  method: 'POST',
  path: '/api/rewards/claims',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    { ids: Type.Array(Type.String({ pattern: '^R[0-9A-Z]{12}$' }), { minItems: 1, maxItems: 50, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  response: Type.Object({
    claimed: Type.Array(Type.String()),
    refused: Type.Array(Type.String({ description: 'Expired, taken back, or not ready' })),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const joinProgramme = defineCall({
  name: 'joinProgramme',
  module: 'rewards',
  summary: 'Joins a programme, or applies for it with a comment where it asks for one',
  method: 'POST',
  path: '/api/rewards/joins',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      id: Type.String({ maxLength: 64 }),
      comment: nullable(Type.String({ maxLength: COMMENT_LENGTH })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    status: oneOf(['joined', 'applying', 'refused']),
    reason: nullable(Type.String({ description: 'A word for why, of the texts `rewards.why.*`' })),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'NOT_FOUND'],
})

export const enterCode = defineCall({
  name: 'enterCode',
  module: 'rewards',
  summary: 'Enters a code of a programme',
  method: 'POST',
  path: '/api/rewards/codes',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9-]{3,32}$' }) }, { additionalProperties: false }),
  response: Type.Object({
    status: oneOf(['given', 'refused']),
    reason: nullable(Type.String({ description: 'A word for why, of the texts `rewards.why.*`' })),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})
