/** Seconds from one draw of a game to the next, by the game's class. */
export type DrawSeconds = (classify: string | undefined) => number

const SECONDS: Readonly<Record<string, number>> = { QUICK_DRAW: 60, FOUR_DIGIT: 180 }
const SECONDS_OF_OTHERS = 300
export const drawSeconds: DrawSeconds = (classify = '') => SECONDS[classify] ?? SECONDS_OF_OTHERS

/** One draw of a game, for all tickets that were taken before it. */
export interface DrawTime {
  readonly atMs: number
  /** The seed of its numbers. */
  readonly seed: string
}
