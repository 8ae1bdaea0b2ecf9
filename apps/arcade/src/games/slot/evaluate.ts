import type { Profile } from './profile.ts'
import { PAYING, type PayingSymbol, REELS, SCATTER, WILD } from './symbols.ts'

/** The visible symbols after the reels have stopped: one string for each reel, top to bottom. */
export type Grid = readonly string[]

/** A place on the grid: reel × 4 + row, whatever the number of rows. */
export type Place = number
export const placeOf = (reel: number, row: number): Place => reel * 4 + row

export interface Win {
  readonly symbol: PayingSymbol | typeof SCATTER
  /** Number of equal symbols. */
  readonly count: number
  readonly coins: number
  readonly places: readonly Place[]
  /** Number of the line, from 0; null for ways and scatters. */
  readonly line: number | null
  /** The number of ways that paid; 1 on a line. */
  readonly ways: number
}

/** Every win of a grid, before any multiplier. Pure. */
export function evaluate(profile: Profile, grid: Grid): readonly Win[] {
  const wins: Win[] = []
  if (profile.lines.length === 0) for (const symbol of PAYING) pushWays(wins, profile, grid, symbol)
  for (const [at, line] of profile.lines.entries()) pushLine(wins, profile, grid, line, at)
  pushScatters(wins, profile, grid)
  return wins
}

/** The number of scatters in a grid. */
export function scattersOn(grid: Grid): number {
  let count = 0
  for (const column of grid) {
    for (let row = 0; row < column.length; row++) if (column[row] === SCATTER) count++
  }
  return count
}

/** Coins from a table for three, four and five symbols; 0 below three, and the last value from five on. */
export function coinsFor(table: readonly [number, number, number], count: number): number {
  return count < 3 ? 0 : (table[Math.min(count, 5) - 3] as number)
}

/** A line pays its best win from the left; a wild replaces any picture or letter. */
function pushLine(wins: Win[], profile: Profile, grid: Grid, line: readonly number[], at: number): void {
  if (!mayPay(grid, line)) return
  let wilds = 0
  while (wilds < REELS && signAt(grid, line, wilds) === WILD) wilds++
  const first = wilds < REELS ? signAt(grid, line, wilds) : SCATTER
  let count = wilds
  if (first !== SCATTER) {
    while (count < REELS && (signAt(grid, line, count) === first || signAt(grid, line, count) === WILD)) count++
  }
  if (count < 3) return
  // Wilds alone count as the best picture, which can beat a longer run of a lower symbol.
  const alone = coinsFor(profile.pays[PAYING[0]], wilds)
  const together = first === SCATTER ? 0 : coinsFor(profile.pays[first as PayingSymbol], count)
  const better = alone > together
  const length = better ? wilds : count
  const coins = better ? alone : together
  if (coins === 0) return
  const places = Array.from({ length }, (_, reel) => placeOf(reel, line[reel] as number))
  wins.push({ symbol: better ? PAYING[0] : (first as PayingSymbol), count: length, coins, places, line: at, ways: 1 })
}

/** Most lines end within two reels; they are rejected here before anything is counted. */
function mayPay(grid: Grid, line: readonly number[]): boolean {
  const first = signAt(grid, line, 0)
  const second = signAt(grid, line, 1)
  if (first === SCATTER || second === SCATTER) return false
  return first === second || first === WILD || second === WILD
}

function signAt(grid: Grid, line: readonly number[], reel: number): string {
  return (grid[reel] as string)[line[reel] as number] as string
}

/** Ways: a symbol pays for every path through neighbouring reels from the left. */
function pushWays(wins: Win[], profile: Profile, grid: Grid, symbol: PayingSymbol): void {
  let ways = 1
  let reel = 0
  for (; reel < REELS; reel++) {
    const column = grid[reel] as string
    let here = 0
    for (let row = 0; row < column.length; row++) if (column[row] === symbol || column[row] === WILD) here++
    if (here === 0) break
    ways *= here
  }
  const coins = coinsFor(profile.pays[symbol], reel) * ways
  if (coins === 0) return
  const places: Place[] = []
  for (let at = 0; at < reel; at++) {
    const column = grid[at] as string
    for (let row = 0; row < column.length; row++) {
      if (column[row] === symbol || column[row] === WILD) places.push(placeOf(at, row))
    }
  }
  wins.push({ symbol, count: reel, coins, places, line: null, ways })
}

function pushScatters(wins: Win[], profile: Profile, grid: Grid): void {
  const count = scattersOn(grid)
  if (count < 3) return
  const places = grid.flatMap((column, reel) =>
    [...column].flatMap((sign, row) => (sign === SCATTER ? [placeOf(reel, row)] : [])),
  )
  wins.push({ symbol: SCATTER, count, coins: coinsFor(profile.scatterPays, count), places, line: null, ways: 1 })
}
