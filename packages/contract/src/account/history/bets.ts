import Type, { type Static } from 'typebox'
import { defineCall } from '../../call.ts'
import { GameTypeSchema } from '../../games.ts'
import { Amount, Instant, LanguageCode, nullable, oneOf } from '../../schemas.ts'
import { Period, pageFields, periodFields } from './period.ts'
import { ROUND_STATES } from './words.ts'

const VendorCode = Type.String({ minLength: 1, maxLength: 32 })

/** A member's part in a round. */
export const BetRound = Type.Object({
  id: Type.String({ description: 'For `betRecord`' }),
  roundId: Type.String({ description: 'As the vendor names it' }),
  nodeId: Type.Integer(),
  gameName: Type.String(),
  vendor: Type.String({ description: 'Vendor code' }),
  gameType: Type.String(),
  state: oneOf(ROUND_STATES),
  staked: Amount,
  won: Amount,
  net: Amount,
  isFree: Type.Boolean({ description: 'Played without a stake' }),
  openedAt: Instant,
  closedAt: nullable(Instant),
})
export type BetRound = Static<typeof BetRound>

export const PlayTotals = Type.Object({
  rounds: Type.Integer(),
  openRounds: Type.Integer(),
  staked: Amount,
  won: Amount,
  net: Amount,
})
export type PlayTotals = Static<typeof PlayTotals>

export const betRecords = defineCall({
  name: 'betRecords',
  module: 'account',
  summary: 'The member’s rounds of a period, the latest first, and the period’s totals',
  method: 'GET',
  path: '/api/history/bets',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      ...periodFields,
      ...pageFields,
      language: LanguageCode,
      vendor: Type.Optional(VendorCode),
      gameType: Type.Optional(GameTypeSchema),
      state: Type.Optional(oneOf(ROUND_STATES)),
      search: Type.Optional(
        Type.String({ minLength: 1, maxLength: 128, description: 'A part of a game’s name, or a round as a whole' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    period: Period,
    totals: nullable(PlayTotals),
    rounds: Type.Array(BetRound),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'PERIOD_INVALID'],
})

/** A vendor's call in a round. */
export const BetMove = Type.Object({
  id: Type.String({ description: 'The vendor’s transaction' }),
  kind: oneOf(['bet', 'win', 'rollback', 'endRound']),
  amount: Amount,
  balanceAfter: nullable(Amount),
  reverses: nullable(Type.String({ description: 'The transaction that a rollback takes back' })),
  at: Instant,
})
export type BetMove = Static<typeof BetMove>

export const betRecord = defineCall({
  name: 'betRecord',
  module: 'account',
  summary: 'One of the member’s rounds with each bet, win and rollback',
  method: 'GET',
  path: '/api/history/bet',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    { id: Type.String({ maxLength: 600, pattern: '^[A-Za-z0-9_-]+$' }), language: LanguageCode },
    { additionalProperties: false },
  ),
  response: Type.Object({ round: BetRound, moves: Type.Array(BetMove) }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'NOT_FOUND'],
})
