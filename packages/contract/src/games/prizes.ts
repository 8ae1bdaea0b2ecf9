import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Game } from '../games.ts'
import { Instant, LanguageCode } from '../schemas.ts'
import { AMOUNT_PATTERN, ID_PATTERN } from '../wire-format.ts'

const strict = { additionalProperties: false }
const amount = Type.String({ pattern: AMOUNT_PATTERN, description: 'Decimal string, major unit' })
const id = Type.String({ pattern: ID_PATTERN })

/** The next draw of a lottery, and the interval of draws. */
export const NextDraw = Type.Object(
  {
    gameCode: Type.String({ pattern: ID_PATTERN, description: "The game in its vendor's system" }),
    drawsAt: Instant,
    everySeconds: Type.Integer({ minimum: 1, maximum: 604_800 }),
  },
  strict,
)
export type NextDraw = Readonly<Static<typeof NextDraw>>

/** The present value of a vendor's jackpot: every settled stake in its slots adds to it. */
export const Jackpot = Type.Object({ vendor: id, amount }, strict)
export type Jackpot = Readonly<Static<typeof Jackpot>>

/** Prizes of the near future: next draws, and jackpots. */
export const Prizes = Type.Object({ draws: Type.Array(NextDraw), jackpots: Type.Array(Jackpot) }, strict)
export type Prizes = Readonly<Static<typeof Prizes>>

/** The most draws in one answer. */
export const SHOWN_DRAWS = 6

export const gamePrizes = defineCall({
  name: 'gamePrizes',
  module: 'games',
  summary:
    'The next draws of the best known lotteries and the jackpots of the merchant’s vendors, as far as they tell them',
  method: 'GET',
  path: '/api/games/prizes',
  auth: 'none',
  encrypted: false,
  request: Type.Object(
    {
      language: LanguageCode,
      only: Type.Optional(Type.Literal('jackpots', { description: 'Without the draws' })),
    },
    strict,
  ),
  response: Type.Object({
    draws: Type.Array(Type.Object({ game: Game, next: NextDraw })),
    jackpots: Type.Array(Jackpot),
  }),
  errors: [],
})
