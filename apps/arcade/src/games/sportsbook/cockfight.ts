import type { Score } from './market.ts'
import type { Sport } from './sport.ts'

/** How many of a hundred fights end with both birds down, and the first bird's share of the rest in per cent. */
const DRAWS = 8
const STRENGTHS = [40, 45, 50, 55, 60] as const

const pairings: readonly (readonly Score[])[] = STRENGTHS.map((percent) => [
  { score: [1, 0], weight: (100 - DRAWS) * percent * 100 },
  { score: [0, 1], weight: (100 - DRAWS) * (100 - percent) * 100 },
  { score: [0, 0], weight: DRAWS * 10_000 },
])

/** The simulated fight: the red corner against the blue one. No animal is shown hurt. */
export const cockfight: Sport = {
  id: 'cockfight',
  pairings,
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
  sides: [
    'Red Comet',
    'Golden Spur',
    'Storm Caller',
    'Copper King',
    'Lucky Feather',
    'Dawn Breaker',
    'Silver Comb',
    'Thunder Roost',
    'Bamboo Blade',
    'Crimson Tail',
    'Jade Talon',
    'Proud Morning',
  ],
}
