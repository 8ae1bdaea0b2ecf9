import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Empty } from '../schemas.ts'
import { AMOUNT_PATTERN, ID_PATTERN } from '../wire-format.ts'

/** The most seats that one table has. */
export const SEATS_MAX = 999

const strict = { additionalProperties: false }
const amount = Type.String({ pattern: AMOUNT_PATTERN, description: 'Decimal string, major unit' })
const seats = Type.Integer({ minimum: 0, maximum: SEATS_MAX })

/** The present figures of a table. Those that its vendor does not report are absent. */
export const TableFigures = Type.Object(
  {
    gameCode: Type.String({ pattern: ID_PATTERN, description: "The game in its vendor's system" }),
    stakes: Type.Optional(
      Type.Object({ least: amount, most: amount }, { ...strict, description: 'Of one bet, in the currency asked for' }),
    ),
    seats: Type.Optional(Type.Object({ total: seats, taken: seats }, strict)),
  },
  strict,
)
export type TableFigures = Readonly<Static<typeof TableFigures>>

export const gameTables = defineCall({
  name: 'gameTables',
  module: 'games',
  summary: 'The stakes and the seats of the merchant’s tables, as far as their vendors tell them',
  method: 'GET',
  path: '/api/games/tables',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    tables: Type.Array(TableFigures),
    isAwaited: Type.Optional(
      Type.Boolean({ description: 'True: a vendor has not told its tables yet and may still do so; ask again' }),
    ),
  }),
  errors: [],
})
