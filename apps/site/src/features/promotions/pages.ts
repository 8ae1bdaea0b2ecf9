import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Page } from '../../shared/pages/page.ts'

export const promotionsPages: readonly Page[] = [
  {
    id: 'promotions',
    paths: ['/promotions'],
    titleKey: 'core:nav.promotions',
    icon: 'promotions',
    order: 90,
    guard: 'everyone',
    module: 'src/features/promotions/promotions-page.tsx',
    component: lazyPage(() => import('./promotions-page.tsx')),
  },
]
