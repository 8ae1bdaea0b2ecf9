import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const promotionsPages = {
  promotions: {
    titleKey: 'core:nav.promotions',
    icon: 'promotions',
    areas: ['promotions', 'rewards'],
    component: lazyPage(() => import('./promotions-page.tsx')),
  },
} satisfies PageLooks
