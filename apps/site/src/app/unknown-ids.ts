import type { BootMenus } from '@livery/contract/boot'
import { GAME_TYPES } from '@livery/contract/games'
import { PLAIN_SECTIONS } from '../features/lobby/section-plan.ts'
import { pages } from './pages.ts'
import { SIDE_ENTRIES } from './shell/side-entries.tsx'

const HOME_SECTIONS: readonly string[] = [...PLAIN_SECTIONS, ...GAME_TYPES]

/**
 * Ids of a merchant's menus that this build of the site does not know, as `menu:id`. They are skipped and reported, so
 * that the merchant's operator learns of them.
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
