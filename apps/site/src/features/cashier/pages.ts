import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const cashierPages = {
  depositv2: {
    titleKey: 'core:page.depositv2',
    icon: 'download',
    areas: ['cashier', 'deposit'],
    component: lazyPage(() => import('./deposit/deposit-page.tsx')),
  },
  withdraw: {
    titleKey: 'core:page.withdraw',
    icon: 'upload',
    areas: ['auth', 'cashier', 'withdraw', 'uploads'],
    component: lazyPage(() => import('./withdraw/withdraw-page.tsx')),
  },
  transferFund: {
    titleKey: 'core:page.transferFund',
    icon: 'wallet',
    areas: ['cashier', 'wallet'],
    component: lazyPage(() => import('./wallets/transfer-fund-page.tsx')),
  },
  transferUpline: {
    titleKey: 'core:page.transferUpline',
    icon: 'agent',
    areas: ['auth', 'cashier', 'withdraw', 'transfer'],
    component: lazyPage(() => import('./transfers/transfer-upline-page.tsx')),
  },
} satisfies PageLooks
