import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const supportPages = {
  help: {
    titleKey: 'core:nav.help',
    icon: 'question',
    areas: ['support'],
    component: lazyPage(() => import('./help/help-page.tsx')),
  },
  mirrors: {
    titleKey: 'core:nav.mirrors',
    icon: 'globe',
    areas: ['support'],
    component: lazyPage(() => import('./mirrors/mirrors-page.tsx')),
  },
} satisfies PageLooks
