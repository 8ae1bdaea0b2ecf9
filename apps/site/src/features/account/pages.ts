import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const accountPages = {
  securityCenter: {
    titleKey: 'core:account.myAccount',
    icon: 'user',
    areas: ['auth'],
    component: lazyPage(() => import('./security/security-page.tsx')),
  },
} satisfies PageLooks
