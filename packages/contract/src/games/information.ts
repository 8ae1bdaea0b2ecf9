import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Game } from '../games.ts'
import { WinnerEntry } from '../lobby.ts'
import { LanguageCode, nullable, oneOf } from '../schemas.ts'
import { AMOUNT_PATTERN, ID_PATTERN } from '../wire-format.ts'
import { NextDraw } from './prizes.ts'

const strict = { additionalProperties: false }
const amount = Type.String({ pattern: AMOUNT_PATTERN, description: 'Decimal string, major unit' })
const percent = Type.Number({ minimum: 0, maximum: 100, description: 'Per cent, at most two decimals' })

/** The vendor's facts about its game. An unstated one is absent, and is not shown. */
export const GameFacts = Type.Object(
  {
    /** For the worst and the best way to stake; equal where there is one way. */
    returnToPlayer: Type.Optional(Type.Object({ least: percent, most: percent }, strict)),
    /** From 1, calm, to 5, wild. */
    volatility: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    /** The number of paylines. */
    lines: Type.Optional(Type.Integer({ minimum: 1 })),
    /** The number of ways to win, in games without paylines. */
    ways: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  strict,
)
export type GameFacts = Readonly<Static<typeof GameFacts>>

/** How many of its latest wins a game's sheet shows. */
export const SHEET_WINS = 5
/** The most similar games it shows: as many as the widest line of tiles has. */
export const SIMILAR_GAMES = 9

/** The figures of a game that change, so that its vendor is asked for them. */
export const AWAITED_FIGURES = ['stakes', 'draw', 'jackpot'] as const
export type AwaitedFigure = (typeof AWAITED_FIGURES)[number]

export const gameInformation = defineCall({
  name: 'gameInformation',
  module: 'games',
  summary: 'What is known of one game: what its vendor states, its stakes, its latest wins, similar games',
  method: 'GET',
  path: '/api/games/information',
  auth: 'none',
  encrypted: false,
  request: Type.Object(
    {
      vassalage: Type.String({ maxLength: 32, description: 'Vendor code, in any case' }),
      gameCode: Type.String({ pattern: ID_PATTERN, description: "The game in its vendor's system, in any case" }),
      language: LanguageCode,
    },
    strict,
  ),
  response: Type.Object({
    game: nullable(Game),
    facts: GameFacts,
    stakes: nullable(
      Type.Object({ least: amount, most: amount }, { ...strict, description: 'Of one bet; null: not known' }),
    ),
    /** For a lottery whose vendor reports its draws. */
    draw: Type.Optional(NextDraw),
    /** The present value of the jackpot that stakes in this game add to. */
    jackpot: Type.Optional(amount),
    awaited: Type.Optional(
      Type.Array(oneOf(AWAITED_FIGURES), {
        description: 'What the vendor has not told yet and may still tell; ask again',
      }),
    ),
    wins: Type.Array(WinnerEntry),
    similar: Type.Array(Game),
  }),
  errors: [],
})
