import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Page } from '../../shared/pages/page.ts'

export const rewardsPages: readonly Page[] = [
  {
    id: 'pointMall',
    paths: ['/pointmall'],
    titleKey: 'core:nav.pointMall',
    icon: 'gift',
    order: 97,
    guard: 'everyone',
    module: 'src/features/rewards/point-mall-page.tsx',
    component: lazyPage(() => import('./point-mall-page.tsx')),
  },
]
