import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Page } from '../../shared/pages/page.ts'

export const agentPages: readonly Page[] = [
  {
    id: 'agentHome',
    paths: ['/agenthome'],
    titleKey: 'core:account.agentCentre',
    icon: 'agent',
    order: 210,
    guard: 'agent',
    alone: true,
    module: 'src/features/agent/agent-home-page.tsx',
    component: lazyPage(() => import('./agent-home-page.tsx')),
  },
]
