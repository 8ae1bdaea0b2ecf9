import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'
import { HERO_VARIANTS } from './hero-variants.ts'

export const lobbyPages = {
  home: {
    titleKey: 'core:nav.home',
    icon: 'home',
    component: lazyPage(() => import('./lobby-page.tsx')),
    variants: ({ hero }) => [HERO_VARIANTS[hero] ?? []].flat(),
  },
} satisfies PageLooks
