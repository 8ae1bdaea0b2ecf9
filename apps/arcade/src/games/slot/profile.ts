import type { PayingSymbol } from './symbols.ts'

/** Five reel strips, each a string of symbol letters that wraps around. */
export type Strips = readonly [string, string, string, string, string]

/**
 * The mathematics of one kind of slot. Payouts are in coins for the whole stake of twenty coins, so every win of every
 * stake is a whole number of minor units and nothing is ever rounded.
 */
export interface Profile {
  readonly id: string
  /** From 1, calm, to 5, wild; shown in the pay table. */
  readonly volatility: 1 | 2 | 3 | 4 | 5
  readonly rows: 3 | 4
  /** Row of each reel, line by line; empty where every way from the left pays. */
  readonly lines: readonly (readonly number[])[]
  readonly strips: Strips
  readonly freeStrips: Strips
  /** Coins for three, four and five of a kind, on a line or for each way. */
  readonly pays: Readonly<Record<PayingSymbol, readonly [three: number, four: number, five: number]>>
  /** Coins for three, four and five scatters anywhere. */
  readonly scatterPays: readonly [three: number, four: number, five: number]
  /** Free spins for three, four and five scatters, in a free spin too. */
  readonly freeSpins: readonly [three: number, four: number, five: number]
  /** Every win of a free spin is multiplied by this. */
  readonly freeMultiplier: number
  /** No round plays more free spins than this. */
  readonly maximumFreeSpins: number
  /** A round's win is limited to this many coins. */
  readonly maximumCoins: number
  /** Share of paid spins that win anything, in per cent; measured by simulation and asserted by a test. */
  readonly hitPercent: number
}
