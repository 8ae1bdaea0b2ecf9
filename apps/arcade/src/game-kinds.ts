import type { LaunchRequest } from '@livery/contract/vendor'

/** The kinds of game the arcade has: one folder each, with its rules and its page. */
export const KINDS = ['slot', 'fishing', 'baccarat', 'roulette', 'sicbo', 'cards', 'lottery', 'sportsbook'] as const
export type Kind = (typeof KINDS)[number]

/** The kind that plays each of the lobby's game types. */
const KIND_OF_TYPE: Readonly<Record<LaunchRequest['game']['type'], Kind>> = {
  RNG: 'slot',
  FISH: 'fishing',
  LIVE: 'baccarat',
  PVP: 'cards',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  SPORTS: 'sportsbook',
  ESPORTS: 'sportsbook',
  COCKFIGHT: 'sportsbook',
}

/** Live tables that are not baccarat, by their class. */
const KIND_OF_LIVE_CLASS: Readonly<Record<string, Kind>> = { ROULETTE: 'roulette', DICE: 'sicbo' }

/** The kind of a launched game. */
export function kindOf({ type, classify }: LaunchRequest['game']): Kind {
  const live = type === 'LIVE' && classify ? KIND_OF_LIVE_CLASS[classify] : undefined
  return live ?? KIND_OF_TYPE[type]
}
