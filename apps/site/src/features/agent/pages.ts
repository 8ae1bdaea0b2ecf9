import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

const AREAS = ['agent', 'history'] as const
const CONTRACT_AREAS = [...AREAS, 'contract'] as const

export const agentPages = {
  agentHome: {
    titleKey: 'agent:page.overview',
    icon: 'chart',
    areas: CONTRACT_AREAS,
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
    areas: [...AREAS, 'auth', 'transfer', 'withdraw'],
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
  agentDividendRecordCopy2: {
    titleKey: 'agent:page.dividend',
    icon: 'coins',
    areas: CONTRACT_AREAS,
    component: lazyPage(() => import('./contracts/dividend-page.tsx')),
  },
  agentDailyWages2: {
    titleKey: 'agent:page.daily',
    icon: 'calendar',
    areas: CONTRACT_AREAS,
    component: lazyPage(() => import('./contracts/daily-page.tsx')),
  },
  agentHourSalary: {
    titleKey: 'agent:page.hourly',
    icon: 'clock',
    areas: CONTRACT_AREAS,
    component: lazyPage(() => import('./contracts/hourly-page.tsx')),
  },
  agentRealtimeSalary: {
    titleKey: 'agent:page.realtime',
    icon: 'refresh',
    areas: CONTRACT_AREAS,
    component: lazyPage(() => import('./contracts/realtime-page.tsx')),
  },
} satisfies PageLooks
