import type { Score } from './market.ts'
import type { Sport } from './sport.ts'

/** The first side's probability of winning one map or set, in per cent. */
const STRENGTHS = [30, 40, 46, 50, 54, 60, 70] as const

const pairings: readonly (readonly Score[])[] = STRENGTHS.map((percent) => {
  const [p, q] = [percent, 100 - percent]
  return [
    { score: [2, 0], weight: p * p * 100 },
    { score: [2, 1], weight: 2 * p * p * q },
    { score: [1, 2], weight: 2 * p * q * q },
    { score: [0, 2], weight: q * q * 100 },
  ]
})

/** A sport whose matches are the best of three maps or sets. */
export function bestOfThree(id: Sport['id'], sides: readonly string[]): Sport {
  return {
    id,
    pairings,
    markets: [
      {
        id: 'winner',
        picks: [
          { id: 'home', holds: (home, away) => home > away },
          { id: 'away', holds: (home, away) => home < away },
        ],
      },
      {
        id: 'length',
        picks: [
          { id: 'over', holds: (home, away) => home + away === 3 },
          { id: 'under', holds: (home, away) => home + away === 2 },
        ],
      },
    ],
    sides,
  }
}
