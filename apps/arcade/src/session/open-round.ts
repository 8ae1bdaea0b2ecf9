import type { DrawTime } from '../draw-time.ts'
import type { OpenPlay } from '../games/rules.ts'

/** What takes a stake and pays a win: play money or the player's wallet. */
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
  /** One for each stake taken; the first is paid the win. */
  readonly purses: Purse[]
  readonly decisions: string[]
  /** Of a ticket that waits for its draw: when that is, and what resolves then. */
  readonly waits?: { readonly draw: DrawTime; readonly due: Promise<void> }
  /** The order that it is played from, where nothing is taken for it. */
  readonly free?: string
  /** All stakes taken so far. */
  cost: bigint
  /** After the last stake taken, before the win. */
  balanceBefore: bigint
}
