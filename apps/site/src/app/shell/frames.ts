import type { Composition } from '@livery/theme/composition'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Variant } from '../../shared/pages/page.ts'

/** What a frame has in place of the usual header and the menu beside the page. */
interface OwnFrame {
  readonly header: Variant
  /** What stands beside the page. */
  readonly menu?: Variant
  /** The side menu, closed on every first screen. */
  readonly drawer: Variant
  /** What stands at the other side of the page. */
  readonly aside?: Variant
}

/** The chunks that `vite.config.ts` makes of each frame and of the variants that only this frame uses. */
const TOP_BAR = 'top-bar'
const topBar = () => import('./top-bar/top-bar.tsx')
const ICON_RAIL = 'icon-rail'
const iconRail = () => import('./icon-rail/icon-rail.tsx')
const SPORTS_COLUMNS = 'sports-columns'
const sportsColumns = () => import('./sports-columns/sports-columns.tsx')

/**
 * The frames by their names; the usual one is part of every page's code, the others are loaded where a theme uses them.
 */
export const OWN_FRAMES: { readonly [F in Composition['frame']]: OwnFrame | null } = {
  'side-menu': null,
  'top-bar': {
    header: { module: TOP_BAR, component: lazyPage(async () => ({ default: (await topBar()).TopBarHeader })) },
    drawer: { module: TOP_BAR, component: lazyPage(async () => ({ default: (await topBar()).TopBarDrawer })) },
  },
  'sports-columns': {
    header: {
      module: SPORTS_COLUMNS,
      component: lazyPage(async () => ({ default: (await sportsColumns()).SportsHeader })),
    },
    menu: {
      module: SPORTS_COLUMNS,
      component: lazyPage(async () => ({ default: (await sportsColumns()).SportsMenu })),
    },
    drawer: {
      module: SPORTS_COLUMNS,
      component: lazyPage(async () => ({ default: (await sportsColumns()).SportsDrawer })),
    },
    aside: {
      module: SPORTS_COLUMNS,
      component: lazyPage(async () => ({ default: (await sportsColumns()).SportsAside })),
    },
  },
  'icon-rail': {
    header: { module: ICON_RAIL, component: lazyPage(async () => ({ default: (await iconRail()).IconRailHeader })) },
    menu: { module: ICON_RAIL, component: lazyPage(async () => ({ default: (await iconRail()).IconRailMenu })) },
    drawer: { module: ICON_RAIL, component: lazyPage(async () => ({ default: (await iconRail()).IconRailDrawer })) },
  },
}

/** The chunks that a frame needs. */
export function variantsOfFrame({ frame }: Composition): readonly Variant[] {
  return Object.values(OWN_FRAMES[frame] ?? {})
}
