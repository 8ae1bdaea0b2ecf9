import type { Score } from './market.ts'
import type { Sport } from './sport.ts'

/**
 * The frequency of 0, 1, 2 … goals of a side, out of a thousand; weakest attack first (Poisson, rounded, 0.8 to 2.2).
 */
const ATTACKS = [
  [449, 359, 144, 38, 8, 2],
  [333, 366, 201, 74, 20, 6],
  [247, 345, 242, 113, 39, 14],
  [165, 298, 268, 161, 72, 36],
  [111, 244, 268, 197, 108, 72],
] as const

/** Every attack against every other; the two sides' goals are independent. */
const pairings: readonly (readonly Score[])[] = ATTACKS.flatMap((home) =>
  ATTACKS.map((away) =>
    home.flatMap((homeShare, homeGoals) =>
      away.map((awayShare, awayGoals) => ({
        score: [homeGoals, awayGoals] as const,
        weight: homeShare * awayShare,
      })),
    ),
  ),
)

export const football: Sport = {
  id: 'football',
  pairings,
  markets: [
    {
      id: 'result',
      picks: [
        { id: 'home', holds: (home, away) => home > away },
        { id: 'draw', holds: (home, away) => home === away },
        { id: 'away', holds: (home, away) => home < away },
      ],
    },
    {
      id: 'goals',
      picks: [
        { id: 'over', holds: (home, away) => home + away > 2 },
        { id: 'under', holds: (home, away) => home + away < 3 },
      ],
    },
  ],
  sides: [
    'Northport',
    'Ashby Vale',
    'Kestrel Bay',
    'Monte Rosso',
    'Harrowgate',
    'Sankt Elmen',
    'Porto Lume',
    'Riverfield',
    'Calder Cross',
    'Villa Serena',
    'Oakmere',
    'Bellavista',
    'Tarn United',
    'Lakeside',
    'Costa Brisa',
    'Stonebridge',
  ],
}
