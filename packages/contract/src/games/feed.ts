import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Amount, Empty, Instant, oneOf } from '../schemas.ts'
import { ID_PATTERN, MOVED_AMOUNT_PATTERN } from '../wire-format.ts'
import { FEED_SPORTS, PICKS } from './sports.ts'

/** Prices are decimal odds in hundredths, the stake included: 185 pays 1.85 for 1. */
export const PRICE_MIN = 101
export const PRICE_MAX = 10_000
/** The most matches that one feed holds. */
const FIXTURES_MAX = 200
/** The most bets of a player in one answer of a vendor. */
export const BETS_MAX = 50

const strict = { additionalProperties: false }
const id = Type.String({ pattern: ID_PATTERN })
const name = Type.String({ minLength: 1, maxLength: 60 })
const price = Type.Integer({ minimum: PRICE_MIN, maximum: PRICE_MAX, description: 'Decimal odds in hundredths' })
const points = Type.Integer({ minimum: 0, maximum: 999 })
const amount = Type.String({ pattern: MOVED_AMOUNT_PATTERN, description: 'Decimal string, major unit' })

/** A match with the prices of its result. */
export const Fixture = Type.Object(
  {
    id,
    sport: oneOf(FEED_SPORTS),
    league: name,
    home: name,
    away: name,
    startsAt: Instant,
    live: Type.Optional(
      Type.Object(
        {
          minute: Type.Optional(points),
          part: Type.Optional(Type.Integer({ minimum: 1, maximum: 9, description: 'The set or map that is played' })),
          score: Type.Tuple([points, points]),
        },
        { ...strict, description: 'Only while it is played' },
      ),
    ),
    isOpen: Type.Boolean({ description: 'Whether bets are taken; not while the market is suspended' }),
    prices: Type.Object({ home: price, draw: Type.Optional(price), away: price }, strict),
  },
  strict,
)
export type Fixture = Readonly<Static<typeof Fixture>>
export const Fixtures = Type.Array(Fixture, { maxItems: FIXTURES_MAX })

export const BET_STATES = ['open', 'won', 'lost'] as const

/** A placed bet. */
export const Bet = Type.Object(
  {
    id,
    fixtureId: id,
    sport: oneOf(FEED_SPORTS),
    home: name,
    away: name,
    pick: oneOf(PICKS),
    price,
    stake: amount,
    /** The payout if it wins, the stake included. */
    payout: amount,
    state: oneOf(BET_STATES),
    placedAt: Instant,
  },
  strict,
)
export type Bet = Readonly<Static<typeof Bet>>
export const Bets = Type.Array(Bet, { maxItems: BETS_MAX })

/** The outcome of a bet. Only `placed` takes the stake; `returned` gives back a stake that may have been taken. */
export const BET_OUTCOMES = [
  'placed',
  'priceChanged',
  'suspended',
  'closed',
  'stakeOutOfRange',
  'notEnough',
  'refused',
  'returned',
] as const
export type BetOutcome = (typeof BET_OUTCOMES)[number]

export const BetAnswer = Type.Object(
  {
    outcome: oneOf(BET_OUTCOMES),
    bet: Type.Optional(Bet),
    price: Type.Optional(price),
    stakes: Type.Optional(Type.Object({ least: amount, most: amount }, strict)),
  },
  strict,
)
export type BetAnswer = Readonly<Static<typeof BetAnswer>>

export const sportsFeed = defineCall({
  name: 'sportsFeed',
  module: 'games',
  summary: 'The matches of the merchant’s sports vendors with their prices, live ones first',
  method: 'GET',
  path: '/api/games/feed',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    fixtures: Fixtures,
    isAwaited: Type.Optional(
      Type.Boolean({ description: 'True: none are known yet because a vendor has not answered; ask again' }),
    ),
  }),
  errors: [],
})

export const placeBet = defineCall({
  name: 'placeBet',
  module: 'games',
  summary: 'Places a bet on a match at its vendor; the same key again places nothing and gets the same answer',
  method: 'POST',
  path: '/api/games/bets',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      betKey: Type.String({ pattern: '^[\\w-]{16,64}$', description: 'Made by the page for each bet' }),
      fixtureId: id,
      pick: oneOf(PICKS),
      price,
      acceptsChange: Type.Boolean({ description: 'Whether the bet is also taken at another price' }),
      stake: amount,
    },
    strict,
  ),
  response: Type.Object({
    outcome: oneOf(BET_OUTCOMES),
    bet: Type.Optional(Bet),
    price: Type.Optional(price),
    stakes: Type.Optional(Type.Object({ least: amount, most: amount })),
    balance: Type.Optional(Amount),
  }),
  errors: [
    'NOT_SIGNED_IN',
    'REAL_ACCOUNT_NEEDED',
    'FEATURE_DISABLED',
    'GAME_NOT_FOUND',
    'GAME_UNAVAILABLE',
    'GAME_CLOSED',
    'GAME_NOT_IN_COUNTRY',
    'GAME_NOT_IN_CURRENCY',
  ],
})

export const myBets = defineCall({
  name: 'myBets',
  module: 'games',
  summary: 'The member’s latest bets on matches, the newest first',
  method: 'GET',
  path: '/api/games/bets',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Type.Object({ bets: Bets }),
  errors: ['NOT_SIGNED_IN'],
})
