import { COINS_A_STAKE } from '../rules.ts'

/** A final score with its frequency in a million. */
export interface Score {
  readonly score: readonly [home: number, away: number]
  readonly weight: number
}
export const WEIGHTS = 1_000_000

/** An outcome to bet on, with the scores that win it. */
export interface Pick {
  readonly id: string
  holds(home: number, away: number): boolean
}

/** The part of a fair price that is paid; the rest is the house's. */
const RETURN = 0.96

/** The probability that a pick wins over these scores, 0–1. */
export function chanceOf(pick: Pick, scores: readonly Score[]): number {
  const won = scores.reduce((sum, { score, weight }) => sum + (pick.holds(...score) ? weight : 0), 0)
  return won / WEIGHTS
}

/** The price of a pick in coins, including the stake: always more than the stake, and a whole number. */
export function priceOf(pick: Pick, scores: readonly Score[]): number {
  return Math.max(COINS_A_STAKE + 1, Math.round((COINS_A_STAKE * RETURN) / chanceOf(pick, scores)))
}
