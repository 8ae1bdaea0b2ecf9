import type { Draw } from '../engine/random.ts'
import type { Kind } from '../game-kinds.ts'

/**
 * Every payout is a whole number of coins, and a coin is one twentieth of the stake. Stakes are multiples of twenty
 * minor units, so nothing is ever rounded.
 */
export const COINS_A_STAKE = 20

/** The result of a round. */
export interface Played {
  /** The data for the page; plain data. */
  readonly outcome: unknown
  /** The total payout, in coins. */
  readonly coins: number
  /** Coins that the player added to the bet during the round; none in games without that. */
  readonly added?: number
}

/** A round in which the player decides. Its draw and its decisions determine it. */
export interface OpenPlay {
  /** The data for the page, without anything that the player may not know yet. */
  readonly outcome: unknown
  /** The decisions that are possible now; none when the round is over. */
  readonly offers: readonly string[]
  /** The stakes taken so far. */
  readonly units: number
  /** The total payout, in coins; null while the round is open. */
  readonly coins: number | null
  /** The number of further stakes that a decision costs. */
  unitsOf(decision: string): number
  /** Throws RangeError on a decision that is not offered. */
  decide(decision: string): void
  /** The decision that is taken for a player who has left. */
  leave(): string
}

/** One way to stake, with its figures to publish and to measure. */
export interface Way<Bet, Table> {
  readonly name: string
  /** Return to player, 0–1, computed and not measured. */
  readonly returnToPlayer: number
  bet(table: Table): Bet
}

/**
 * The rules of one game: the possible bets, and the payout of a round. Pure: all randomness comes from the draw.
 * Another kind of game needs one such record and a page that shows it.
 */
export interface GameRules<Bet = unknown, Table = unknown> {
  /** Identifies the rules in the record of rounds; it never changes. */
  readonly id: string
  readonly kind: Kind
  /** The data that the page needs to show the game; plain data. */
  readonly about: unknown
  readonly ways: readonly Way<Bet, Table>[]
  /** The offer before a round, such as matches and prices; null for none. */
  deal(draw: Draw): Table
  /** Parses a player's bet; null for anything that is not a valid bet of this table. */
  readBet(value: unknown, table: Table): Bet | null
  /** The cost of a bet in stakes; at least one. */
  unitsOf(bet: Bet): number
  /** Plays a whole round; where the player decides, by the best decisions. */
  play(bet: Bet, draw: Draw, table: Table): Played
  /** Only for games with decisions during a round: its beginning. */
  begin?(bet: Bet, draw: Draw): OpenPlay
}

/** Whether a value is an object with only these fields; the first check of every bet. */
export function isRecordOf(value: unknown, fields: readonly string[]): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).every((name) => fields.includes(name))
}
