import type { LaunchRequest } from '@livery/contract/vendor'

/** The kinds of game the arcade has: one folder each, with its rules and its page. */
export const KINDS = ['slot', 'fishing', 'baccarat', 'cards', 'lottery', 'sportsbook'] as const
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

/** The kind of a launched game. */
export function kindOf(game: LaunchRequest['game']): Kind {
  return KIND_OF_TYPE[game.type]
}
