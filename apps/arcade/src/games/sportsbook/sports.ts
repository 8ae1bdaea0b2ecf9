import type { GameRules } from '../rules.ts'
import { cockfight } from './cockfight.ts'
import { esports } from './esports.ts'
import { football } from './football.ts'
import { bookOf } from './sport.ts'

/** The book of each of the lobby's game types that are bet on. */
export const SPORTS: Readonly<Record<'SPORTS' | 'ESPORTS' | 'COCKFIGHT', GameRules>> = {
  SPORTS: bookOf(football),
  ESPORTS: bookOf(esports),
  COCKFIGHT: bookOf(cockfight),
}
