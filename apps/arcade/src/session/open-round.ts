import type { DrawTime } from '../draw-time.ts'
import type { OpenPlay } from '../games/rules.ts'

/** Takes a stake and pays a win: play money or the player's wallet. */
export interface Purse {
  take(stake: bigint): Promise<void>
  pay(win: bigint): Promise<void>
}

/** A round that waits for its player. Amounts in minor units. */
export interface OpenRoundPlay {
  readonly roundId: string
  readonly seed: string
  readonly stake: bigint
  readonly bet: unknown
  readonly play: OpenPlay
  /** One for each stake; the win is paid to the first. */
  readonly purses: Purse[]
  readonly decisions: string[]
  /** For a ticket that waits for its draw: its time, and the promise that resolves then. */
  readonly waits?: { readonly draw: DrawTime; readonly due: Promise<void> }
  /** The order of a free round, which takes no stake. */
  readonly free?: string
  /** All stakes taken so far. */
  cost: bigint
  /** After the last stake taken, before the win. */
  balanceBefore: bigint
}
