import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const rewardsPages = {
  pointMall: {
    titleKey: 'core:nav.pointMall',
    icon: 'gift',
    component: lazyPage(() => import('./point-mall-page.tsx')),
  },
} satisfies PageLooks
