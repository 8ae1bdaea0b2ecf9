import { boardOf } from '../../shared/book/section-variants.ts'
import { tileVariantOf } from '../../shared/games/tile-variants.ts'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'
import { prizeBoardOf } from '../../shared/prizes/prize-variants.ts'
import { CATEGORY_MENUS } from './category-menus.ts'
import { heroVariantOf } from './hero-variants.ts'
import { SECTION_TILES } from './section-tiles.ts'
import { WINNER_PLACES } from './winner-places.ts'

export const lobbyPages = {
  home: {
    titleKey: 'core:nav.home',
    icon: 'home',
    component: lazyPage(() => import('./lobby-page.tsx')),
    variants: (composition) =>
      [
        heroVariantOf(composition) ?? [],
        CATEGORY_MENUS[composition.categories] ?? [],
        tileVariantOf(composition) ?? [],
        SECTION_TILES[composition.games] ?? [],
        WINNER_PLACES[composition.winners] ?? [],
        boardOf(composition, 'SPORTS') ?? [],
        prizeBoardOf(composition, 'HOME') ?? [],
      ].flat(),
  },
} satisfies PageLooks
