import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const agentPages = {
  agentHome: {
    titleKey: 'core:account.agentCentre',
    icon: 'agent',
    component: lazyPage(() => import('./agent-home-page.tsx')),
  },
} satisfies PageLooks
