import type { BootMenus } from '@livery/contract/boot'

/** The order where a merchant states none; customer service floats over the page, wherever it stands here. */
const DEFAULT = ['home', 'games', 'promotions', 'language', 'download', 'channels', 'customerService'] as const

/** The games have their place after home even where a merchant does not name them: phones have no other menu of them. */
const GAMES = 'games'

/** Ids of the side menu in the merchant's order. */
export function sideIds({ sideMenu }: Pick<BootMenus, 'sideMenu'>): readonly string[] {
  if (sideMenu.length === 0) return DEFAULT
  if (sideMenu.includes(GAMES)) return sideMenu
  const afterHome = sideMenu.indexOf('home') + 1
  return sideMenu.toSpliced(afterHome, 0, GAMES)
}
