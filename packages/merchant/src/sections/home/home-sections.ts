import { GAME_TYPES } from '@livery/contract/games'

/** Possible sections of HOME in the lobby; categories are shown as rows with a "more" button. */
export const HOME_SECTIONS = [
  'RECENT',
  'HOT',
  'FAV',
  'WINNERS',
  ...GAME_TYPES.filter((type) => type !== 'LOTT'),
] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]
