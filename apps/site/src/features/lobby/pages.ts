import { tileVariantOf } from '../../shared/games/tile-variants.ts'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'
import { CATEGORY_MENUS } from './category-menus.ts'
import { HERO_VARIANTS } from './hero-variants.ts'

export const lobbyPages = {
  home: {
    titleKey: 'core:nav.home',
    icon: 'home',
    component: lazyPage(() => import('./lobby-page.tsx')),
    variants: (composition) =>
      [
        HERO_VARIANTS[composition.hero] ?? [],
        CATEGORY_MENUS[composition.categories] ?? [],
        tileVariantOf(composition) ?? [],
      ].flat(),
  },
} satisfies PageLooks
