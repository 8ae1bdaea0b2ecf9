import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

const AREAS = ['agent', 'history'] as const

export const agentPages = {
  agentHome: {
    titleKey: 'agent:page.overview',
    icon: 'chart',
    areas: AREAS,
    component: lazyPage(() => import('./overview/overview-page.tsx')),
  },
  agentAnnouncement: {
    titleKey: 'agent:page.announcements',
    icon: 'bell',
    areas: AREAS,
    component: lazyPage(() => import('./announcements/announcements-page.tsx')),
  },
  registerCenter: {
    titleKey: 'agent:page.register',
    icon: 'plus',
    areas: [...AREAS, 'auth'],
    component: lazyPage(() => import('./register/register-page.tsx')),
  },
  downlineManagmentView: {
    titleKey: 'agent:page.team',
    icon: 'users',
    areas: AREAS,
    component: lazyPage(() => import('./team/team-page.tsx')),
  },
  agentTeamBetting: {
    titleKey: 'agent:page.bets',
    icon: 'dice',
    areas: AREAS,
    component: lazyPage(() => import('./reports/bets-page.tsx')),
  },
  palStatementsAgentCopy: {
    titleKey: 'agent:page.statements',
    icon: 'list',
    areas: AREAS,
    component: lazyPage(() => import('./reports/statements-page.tsx')),
  },
  agentRevenueReport: {
    titleKey: 'agent:page.income',
    icon: 'coins',
    areas: AREAS,
    component: lazyPage(() => import('./reports/income-page.tsx')),
  },
  agentDownlineTransactionDetailsCopy: {
    titleKey: 'agent:page.movements',
    icon: 'history',
    areas: AREAS,
    component: lazyPage(() => import('./reports/movements-page.tsx')),
  },
} satisfies PageLooks
