import { TABLE_TYPES } from '@livery/contract/games/table-types'
import type { BANNER_GROUPS } from '@livery/contract/lobby'
import type { Fault } from '@livery/document/fault'
import { entriesOf } from '../draft.ts'
import type { LoadedMerchant } from '../load.ts'
import type { Surroundings } from '../surroundings.ts'

/** The banners of the lobby. */
const HOME_GROUP: (typeof BANNER_GROUPS)[number] = 'w_home'

/** The requirements of the theme's composition for a merchant that wears it. */
export function compositionFaults({ sound, documents }: LoadedMerchant, around: Surroundings): Fault[] {
  if (sound.theme === undefined || !around.hasTheme(sound.theme)) return []
  const composition = around.theme(sound.theme).look?.composition
  if (!composition) return []
  const faults: Fault[] = []
  const { frame, hero, tile, categories, sports } = composition
  if (hero === 'full-bleed' && !entriesOf(sound.banners).some(([, { group }]) => group === HOME_GROUP))
    faults.push(
      documents.merchant.faultAt(['theme'], {
        code: 'theme.hero',
        // The page still works, and begins with its games.
        severity: 'warning',
        message: `the theme "${sound.theme}" begins the lobby with a banner across the window, and there is none in the group "${HOME_GROUP}"`,
        repair: `Add a banner of the group "${HOME_GROUP}", or wear a theme with "hero": "carousel"`,
      }),
    )
  const offered = entriesOf(sound.categories).flatMap(([, id]) => id ?? [])
  if (tile === 'table-card' && !TABLE_TYPES.some((type) => offered.includes(type)))
    faults.push(
      documents.merchant.faultAt(['theme'], {
        code: 'theme.tile',
        // Its lists then show posters.
        severity: 'warning',
        message: `the theme "${sound.theme}" shows games of tables as cards, and none of the categories has tables`,
        repair: `Add ${TABLE_TYPES.map((type) => `"${type}"`).join(' or ')} to categories, or wear a theme with "tile": "poster"`,
      }),
    )
  if (sports !== 'games' && !offered.includes('SPORTS'))
    faults.push(
      documents.merchant.faultAt(['theme'], {
        code: 'theme.sports',
        // Its columns are then empty.
        severity: 'warning',
        message: `the theme "${sound.theme}" shows sports as matches with a bet slip, and "SPORTS" is none of the categories`,
        repair: 'Add "SPORTS" to categories, or wear a theme with "sports": "games"',
      }),
    )
  const led = entriesOf(sound.menus?.topNavigation).map(([, id]) => id as string | undefined)
  for (const [index, category] of entriesOf(sound.categories)) {
    if (frame !== 'top-bar' || categories !== 'none' || category === undefined || led.includes(category)) continue
    faults.push(
      documents.merchant.faultAt(['categories', index], {
        code: 'theme.categories',
        // The drawer and the sections of the lobby still lead to it.
        severity: 'warning',
        message: `the theme "${sound.theme}" lists categories in the top navigation only, and "${category}" is not in it`,
        repair: `Add "${category}" to menus.topNavigation, or wear a theme with "categories": "bar"`,
      }),
    )
  }
  return faults
}
