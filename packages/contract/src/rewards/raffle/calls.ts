import Type, { type Static } from 'typebox'
import { defineCall } from '../../call.ts'
import { Amount, Instant, LanguageCode, nullable, oneOf } from '../../schemas.ts'
import { PRIZE_KINDS, RAFFLE_ID_PATTERN, RAFFLE_STATES, WIN_STATES } from './words.ts'

const strict = { additionalProperties: false } as const
const RaffleId = Type.String({ pattern: RAFFLE_ID_PATTERN, description: 'A raffle at one time' })
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Count = Type.Integer({ minimum: 0 })

/** A prize of a raffle, given `count` times. */
export const RafflePrize = Type.Object({
  kind: oneOf(PRIZE_KINDS),
  count: Type.Integer({ minimum: 1 }),
  amount: nullable(Type.String({ ...Amount, description: 'Money, or a number of points; null for goods' })),
  name: nullable(Type.String({ description: 'Of goods, what it is' })),
  turnoverTimes: Type.Number({ description: 'How many times it has to be staked before it may be withdrawn' }),
})
export type RafflePrize = Static<typeof RafflePrize>

/** A source of a raffle's tickets. */
export const TicketSource = Type.Object({
  title: Type.String(),
  tickets: nullable(Type.Integer({ description: 'How many each time; null where that is by level' })),
  period: oneOf(['once', 'day', 'week', 'month', 'always']),
})

export const RaffleWinner = Type.Object({
  place: Type.Integer({ minimum: 1, description: '1 is the first prize' }),
  prize: Type.Integer({ minimum: 0, description: 'Which of the prizes' }),
  number: Type.Integer({ description: 'The ticket' }),
  holder: Type.String({ description: 'Masked' }),
})
export type RaffleWinner = Static<typeof RaffleWinner>

/** A raffle at one time. Its terms at the opening apply until it is over. */
export const Raffle = Type.Object({
  id: RaffleId,
  name: Type.String(),
  text: nullable(Type.String()),
  state: oneOf(RAFFLE_STATES),
  opensAt: Instant,
  closesAt: Instant,
  drawsAt: Instant,
  claimBy: Type.String({ ...Instant, description: 'Prizes that are not claimed by then are gone' }),
  perMember: nullable(Type.Integer({ description: 'The most tickets of one member' })),
  sources: Type.Array(TicketSource),
  prizes: Type.Array(RafflePrize),
  tickets: Type.Integer({ minimum: 0, description: 'How many there are' }),
  commitment: nullable(Type.String({ ...Digest, description: 'SHA-256 of the seed; null before it opens' })),
  listHash: nullable(Type.String({ ...Digest, description: 'SHA-256 of the list of tickets; null before it closes' })),
  seed: nullable(Type.String({ ...Digest, description: 'Null before it is drawn' })),
  takenBack: Type.Array(Count, { description: 'Places on the list whose tickets were taken back before the draw' }),
  winners: Type.Array(RaffleWinner),
})
export type Raffle = Static<typeof Raffle>

export const raffles = defineCall({
  name: 'raffles',
  module: 'rewards',
  summary: 'The raffles that come and are open, and the latest that were drawn',
  method: 'GET',
  path: '/api/rewards/raffles',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ language: LanguageCode }, strict),
  response: Type.Object({ raffles: Type.Array(Raffle), now: Instant }),
  errors: [],
})

/** A member's tickets and prizes in a raffle. */
export const OwnRaffle = Type.Object({
  id: RaffleId,
  tickets: Count,
  numbers: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]), {
    description: 'The tickets, as first and last number of each run; no more than 200 runs',
  }),
  wins: Type.Array(
    Type.Object({ place: Type.Integer(), prize: Count, state: oneOf(WIN_STATES), reference: Type.String() }),
  ),
})
export type OwnRaffle = Static<typeof OwnRaffle>

export const ownRaffles = defineCall({
  name: 'ownRaffles',
  module: 'rewards',
  summary: 'The member’s tickets and prizes in those raffles',
  method: 'GET',
  path: '/api/rewards/raffles/own',
  auth: 'member',
  encrypted: false,
  request: Type.Object({}, strict),
  response: Type.Object({ raffles: Type.Array(OwnRaffle) }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const raffleEntries = defineCall({
  name: 'raffleEntries',
  module: 'rewards',
  summary: 'The list of tickets that a raffle is drawn from, in pages of up to 10,000',
  method: 'GET',
  path: '/api/rewards/raffles/entries',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ id: RaffleId, from: Type.Integer({ minimum: 0, maximum: 100_000_000 }) }, strict),
  response: Type.Object({
    runs: Type.Array(Type.Tuple([Type.Integer(), Type.Integer(), Type.String()]), {
      description: 'First number, how many in a row, and their holder, masked',
    }),
    next: nullable(Type.Integer({ description: 'Where the next page begins; null after the last' })),
  }),
  errors: ['NOT_FOUND'],
})

export const rafflePromotionClaim = defineCall({
  name: 'rafflePromotionClaim',
  module: 'rewards',
  summary: 'Claims a prize of a raffle; one that was claimed before stays as it is',
  method: 'POST',
  path: '/api/rewards/raffles/claims',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ id: RaffleId, place: Type.Integer({ minimum: 1, maximum: 10_000 }) }, strict),
  response: Type.Object({ state: oneOf(WIN_STATES) }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'NOT_FOUND'],
})
