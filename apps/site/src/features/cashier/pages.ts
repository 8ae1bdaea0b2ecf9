import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const cashierPages = {
  withdraw: {
    titleKey: 'core:page.withdraw',
    icon: 'wallet',
    areas: ['auth', 'withdraw'],
    component: lazyPage(() => import('./withdraw/withdraw-page.tsx')),
  },
} satisfies PageLooks
