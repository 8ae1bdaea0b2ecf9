import type { LaunchRequest } from '@livery/contract/vendor'

/** The kinds of game the arcade has: one folder each, with its rules and its page. */
export const KINDS = [
  'slot',
  'fishing',
  'baccarat',
  'roulette',
  'sicbo',
  'dragontiger',
  'blackjack',
  'wheel',
  'cards',
  'lottery',
  'sportsbook',
] as const
export type Kind = (typeof KINDS)[number]

/** The kind for each of the lobby's game types. */
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

/** Classes of games with the same kind, whatever category a vendor lists them in. */
export const KIND_OF_CLASS: Readonly<Record<string, Kind>> = {
  ARCADE: 'wheel',
  BLACKJACK: 'blackjack',
  DICE: 'sicbo',
  DRAGON_TIGER: 'dragontiger',
  GAME_SHOW: 'wheel',
  POKER: 'cards',
  ROULETTE: 'roulette',
}

/** The kind of a launched game. */
export function kindOf({ type, classify }: Pick<LaunchRequest['game'], 'type' | 'classify'>): Kind {
  const known = classify && Object.hasOwn(KIND_OF_CLASS, classify) ? KIND_OF_CLASS[classify] : undefined
  return known ?? KIND_OF_TYPE[type]
}
