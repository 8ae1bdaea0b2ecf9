import { tileVariantOf } from '../../shared/games/tile-variants.ts'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'
import { HERO_VARIANTS } from './hero-variants.ts'

export const lobbyPages = {
  home: {
    titleKey: 'core:nav.home',
    icon: 'home',
    component: lazyPage(() => import('./lobby-page.tsx')),
    variants: (composition) => [HERO_VARIANTS[composition.hero] ?? [], tileVariantOf(composition) ?? []].flat(),
  },
} satisfies PageLooks
