import type { Score } from './market.ts'
import type { Sport } from './sport.ts'

/** The first side's share of the fights that have a winner, in per cent. */
const STRENGTHS = [40, 45, 50, 55, 60] as const

/**
 * A sport of single fights.
 *
 * @param draws the number of fights without a winner, of a hundred
 */
export function bout(id: Sport['id'], draws: number, sides: readonly string[]): Sport {
  return {
    id,
    pairings: STRENGTHS.map((percent): readonly Score[] => [
      { score: [1, 0], weight: (100 - draws) * percent * 100 },
      { score: [0, 1], weight: (100 - draws) * (100 - percent) * 100 },
      { score: [0, 0], weight: draws * 10_000 },
    ]),
    markets: [
      {
        id: 'winner',
        picks: [
          { id: 'home', holds: (home, away) => home > away },
          { id: 'draw', holds: (home, away) => home === away },
          { id: 'away', holds: (home, away) => home < away },
        ],
      },
    ],
    sides,
  }
}
