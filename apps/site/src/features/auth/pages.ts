import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const authPages = {
  agent: {
    titleKey: 'core:account.agentCentre',
    icon: 'agent',
    areas: ['auth'],
    component: lazyPage(() => import('./agent/agent-login-page.tsx')),
  },
} satisfies PageLooks
