import type { BootMenus } from '@livery/contract/boot'

/** The order when a merchant states none; customer service floats over the page, wherever it is in this list. */
const DEFAULT = ['home', 'games', 'promotions', 'language', 'download', 'channels', 'customerService'] as const

/** Games follow home even when a merchant does not list them, because phones have no other menu of games. */
const GAMES = 'games'

/** The gateway adds it to the entries of a merchant with banners there. */
const BANNERS = 'banners'

/** Ids of the side menu in the merchant's order. */
export function sideIds({ sideMenu }: Pick<BootMenus, 'sideMenu'>): readonly string[] {
  if (sideMenu.every((id) => id === BANNERS)) return [...DEFAULT, ...sideMenu]
  if (sideMenu.includes(GAMES)) return sideMenu
  const afterHome = sideMenu.indexOf('home') + 1
  return sideMenu.toSpliced(afterHome, 0, GAMES)
}
