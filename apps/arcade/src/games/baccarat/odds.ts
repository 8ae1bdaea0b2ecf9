/**
 * The exact return of each place on eight packs. The test computes them card by card and compares; computing them at
 * every start would only cost time.
 */
export const EXACT = {
  player: 0.987_649_1,
  banker: 0.989_420_9,
  tie: 0.951_559_8,
  playerPair: 0.971_084_3,
  bankerPair: 0.971_084_3,
} as const
