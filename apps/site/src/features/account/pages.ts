import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Page } from '../../shared/pages/page.ts'

export const accountPages: readonly Page[] = [
  {
    id: 'securityCenter',
    paths: ['/member'],
    titleKey: 'core:account.myAccount',
    icon: 'user',
    order: 300,
    guard: 'member',
    menu: 'memberMenu',
    areas: ['auth'],
    module: 'src/features/account/security/security-page.tsx',
    component: lazyPage(() => import('./security/security-page.tsx')),
  },
]
