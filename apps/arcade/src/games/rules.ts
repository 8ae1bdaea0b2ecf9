import type { Draw } from '../engine/random.ts'
import type { Kind } from '../game-kinds.ts'

/**
 * Every pay is a whole number of coins, and a coin is one twentieth of the stake: stakes are multiples of twenty minor
 * units, so nothing is ever rounded.
 */
export const COINS_A_STAKE = 20

/** What a round came to. */
export interface Played {
  /** What the page shows; plain data. */
  readonly outcome: unknown
  /** Everything paid back, in coins. */
  readonly coins: number
}

/** One way to stake, as the game publishes it and as it is measured. */
export interface Way<Bet, Table> {
  readonly name: string
  /** Share of the stakes that comes back, 0–1, computed and not measured. */
  readonly returnToPlayer: number
  bet(table: Table): Bet
}

/**
 * The mathematics of one game: what may be staked on, and what a round of it pays. Pure: all chance comes from the draw.
 * A further kind of game is one such record and a page that shows it.
 */
export interface GameRules<Bet = unknown, Table = unknown> {
  /** Names the mathematics for ever, in the record of rounds. */
  readonly id: string
  readonly kind: Kind
  /** What the page needs to know to show the game; plain data. */
  readonly about: unknown
  readonly ways: readonly Way<Bet, Table>[]
  /** What lies on the table before a round, such as fixtures and prices; null where nothing does. */
  deal(draw: Draw): Table
  /** Reads what a player staked on; null for anything that is not exactly a bet of this table. */
  readBet(value: unknown, table: Table): Bet | null
  /** How many stakes a bet costs; at least one. */
  unitsOf(bet: Bet): number
  play(bet: Bet, draw: Draw, table: Table): Played
}

/** Whether a value is an object with no other than these fields; the first thing every bet is asked. */
export function isRecordOf(value: unknown, fields: readonly string[]): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).every((name) => fields.includes(name))
}
