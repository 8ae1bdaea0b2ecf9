import type { SportId } from './sport.ts'

/** The page's data about a sportsbook. */
export interface AboutBook {
  readonly sport: SportId
  readonly sides: readonly string[]
  readonly markets: readonly { readonly id: string; readonly picks: readonly string[] }[]
  readonly mostPicks: number
}
