import type { Score } from './market.ts'
import type { Sport } from './sport.ts'

/** Chance of the first side to win one map, in per cent; a match is the best of three. */
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

export const esports: Sport = {
  id: 'esports',
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
      id: 'maps',
      picks: [
        { id: 'over', holds: (home, away) => home + away === 3 },
        { id: 'under', holds: (home, away) => home + away === 2 },
      ],
    },
  ],
  sides: [
    'Nova Pulse',
    'Iron Lynx',
    'Polar Nine',
    'Drift Kings',
    'Cobalt Owls',
    'Zero Gravity',
    'Ember Squad',
    'Night Ferns',
    'Glass Tigers',
    'Static Crew',
    'Quiet Storm',
    'Redshift',
    'Hexa Wolves',
    'Blue Comet',
  ],
}
