import type { GameType } from '@livery/contract/games'
import type { IconName } from '@livery/ui/icon'

/** The icon of a category in menus, tabs and headings. */
export const CATEGORY_ICONS: Readonly<Record<GameType, IconName>> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  SPORTS: 'ball',
  PVP: 'cards',
  ESPORTS: 'gamepad',
  COCKFIGHT: 'rooster',
  ELOTT: 'lottery-ball',
  LOTT: 'lottery-ticket',
}
