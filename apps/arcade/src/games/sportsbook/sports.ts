import type { LaunchRequest } from '@livery/contract/vendor'
import type { GameRules } from '../rules.ts'
import { badminton } from './badminton.ts'
import { basketball } from './basketball.ts'
import { boxing } from './boxing.ts'
import { cockfight } from './cockfight.ts'
import { esports } from './esports.ts'
import { football } from './football.ts'
import { bookOf, type Sport } from './sport.ts'
import { tennis } from './tennis.ts'
import { volleyball } from './volleyball.ts'

/** The sports of all sportsbooks. */
export const SPORTS: readonly Sport[] = [
  football,
  esports,
  cockfight,
  tennis,
  badminton,
  volleyball,
  basketball,
  boxing,
]

const BOOKS: ReadonlyMap<string, GameRules> = new Map(SPORTS.map((sport) => [sport.id, bookOf(sport)]))

/** The book of each sport. */
export const SPORTSBOOKS: readonly GameRules[] = [...BOOKS.values()]

/** The book of a game: of its class where that is a sport, else of its category. */
export function bookFor({ type, classify }: LaunchRequest['game']): GameRules {
  const category = type === 'ESPORTS' ? 'esports' : type === 'COCKFIGHT' ? 'cockfight' : 'football'
  return (BOOKS.get(classify?.toLowerCase() ?? '') ?? BOOKS.get(category)) as GameRules
}
