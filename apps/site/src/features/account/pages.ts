import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const accountPages = {
  securityCenter: {
    titleKey: 'core:account.myAccount',
    icon: 'user',
    areas: ['auth', 'contract'],
    component: lazyPage(() => import('./security/security-page.tsx')),
  },
  personalHistoryCopy: {
    titleKey: 'core:page.personalHistoryCopy',
    icon: 'history',
    areas: ['history'],
    component: lazyPage(() => import('./history/betting-page.tsx')),
  },
  transactionHistory: {
    titleKey: 'core:page.transactionHistory',
    icon: 'list',
    areas: ['history'],
    component: lazyPage(() => import('./history/account-record-page.tsx')),
  },
  personalProfit: {
    titleKey: 'core:page.personalProfit',
    icon: 'chart',
    areas: ['history'],
    component: lazyPage(() => import('./history/profit-page.tsx')),
  },
} satisfies PageLooks
