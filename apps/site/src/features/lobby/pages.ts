import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const lobbyPages = {
  home: {
    titleKey: 'core:nav.home',
    icon: 'home',
    component: lazyPage(() => import('./lobby-page.tsx')),
  },
} satisfies PageLooks
