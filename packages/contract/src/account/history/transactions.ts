import Type, { type Static } from 'typebox'
import { defineCall } from '../../call.ts'
import { Amount, Instant, LanguageCode, nullable } from '../../schemas.ts'
import { Period, pageFields, periodFields } from './period.ts'

const Kind = Type.String({
  pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$',
  description: 'A kind of the ledger’s postings; kinds are added over time',
})

/** A movement on the member's account. */
export const Movement = Type.Object({
  id: Type.String({ description: 'The posting; customer service finds it by this number' }),
  kind: Kind,
  amount: Amount,
  balanceAfter: Amount,
  at: Instant,
  gameName: nullable(Type.String({ description: 'Of the game that moved it' })),
  roundId: nullable(Type.String()),
  order: nullable(Type.String({ description: 'Number of the deposit, withdrawal or transfer that moved it' })),
  method: nullable(Type.String({ description: 'The way to pay of that order' })),
})
export type Movement = Static<typeof Movement>

export const MovementTotals = Type.Object({
  entries: Type.Integer(),
  in: Amount,
  out: Amount,
  opening: Type.String({ ...Amount, description: 'Balance at the beginning of the period' }),
  closing: Type.String({ ...Amount, description: 'Balance at its end' }),
})
export type MovementTotals = Static<typeof MovementTotals>

export const transactions = defineCall({
  name: 'transactions',
  module: 'account',
  summary: 'What moved on the member’s account in a period, the latest first, and the period’s totals',
  method: 'GET',
  path: '/api/history/transactions',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    { ...periodFields, ...pageFields, language: LanguageCode, kind: Type.Optional(Kind) },
    { additionalProperties: false },
  ),
  response: Type.Object({
    period: Period,
    totals: nullable(MovementTotals),
    kinds: Type.Array(Kind, { description: 'The kinds that occur in the period, of which one can be asked for' }),
    movements: Type.Array(Movement),
    next: nullable(Type.String()),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'PERIOD_INVALID'],
})
