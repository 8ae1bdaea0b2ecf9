import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Page } from '../../shared/pages/page.ts'

export const authPages: readonly Page[] = [
  {
    id: 'agent',
    paths: ['/agent'],
    titleKey: 'core:account.agentCentre',
    icon: 'agent',
    order: 200,
    guard: 'everyone',
    alone: true,
    areas: ['auth'],
    module: 'src/features/auth/agent/agent-login-page.tsx',
    component: lazyPage(() => import('./agent/agent-login-page.tsx')),
  },
]
