import type { BootMenus } from '@livery/contract/boot'
import { GAME_TYPES } from '@livery/contract/games'
import { pages } from './pages.ts'
import { SIDE_ENTRIES } from './shell/side-entries.tsx'

/** Sections of the home page that are no category. */
const HOME_SECTIONS: readonly string[] = ['HOT', 'WINNERS', ...GAME_TYPES]

/**
 * Ids of a merchant's menus that this build of the site has nothing for, as `menu:id`. They are skipped where they would
 * stand; who runs the merchant should know.
 */
export function unknownIds(menus: BootMenus): readonly string[] {
  const isPage = (id: string) => pages.some((page) => page.id.toLowerCase() === id.toLowerCase())
  const named = (menu: string, ids: readonly string[], isKnown: (id: string) => boolean) =>
    ids.filter((id) => !isKnown(id)).map((id) => `${menu}:${id}`)
  return [
    ...named('topNavigation', menus.topNavigation, isPage),
    ...named('sideMenu', menus.sideMenu, (id) => Object.hasOwn(SIDE_ENTRIES, id)),
    ...named('homeSections', menus.homeSections, (id) => HOME_SECTIONS.includes(id.toUpperCase())),
  ]
}
