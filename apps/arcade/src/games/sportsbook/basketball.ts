import type { Score } from './market.ts'
import type { Sport } from './sport.ts'

/** The first side's probability of winning, in per cent. */
const STRENGTHS = [30, 40, 46, 50, 54, 60, 70] as const

/** Final scores of the winner and the loser, each as likely as the others. */
const FINALS = [
  [88, 79],
  [94, 90],
  [101, 96],
  [107, 92],
  [112, 109],
] as const

/** There is no draw: a tie is played on. */
export const basketball: Sport = {
  id: 'basketball',
  pairings: STRENGTHS.map((percent): readonly Score[] =>
    FINALS.flatMap(([more, less]): readonly Score[] => [
      { score: [more, less], weight: (percent * 10_000) / FINALS.length },
      { score: [less, more], weight: ((100 - percent) * 10_000) / FINALS.length },
    ]),
  ),
  markets: [
    {
      id: 'winner',
      picks: [
        { id: 'home', holds: (home, away) => home > away },
        { id: 'away', holds: (home, away) => home < away },
      ],
    },
  ],
  sides: [
    'Harbour Hawks',
    'Granite City',
    'Lakeshore',
    'Bay Comets',
    'Northgate',
    'Steel Valley',
    'Sunport',
    'Redwood',
    'Capital Kings',
    'Prairie Wolves',
    'River Rockets',
    'Summit',
  ],
}
