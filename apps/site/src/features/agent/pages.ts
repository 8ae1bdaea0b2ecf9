import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const agentPages = {
  agentHome: {
    titleKey: 'agent:page.overview',
    icon: 'chart',
    areas: ['agent', 'history'],
    component: lazyPage(() => import('./overview/overview-page.tsx')),
  },
} satisfies PageLooks
