import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const messagesPages = {
  messageV2: {
    titleKey: 'core:page.messageV2',
    icon: 'mail',
    areas: ['messages'],
    component: lazyPage(() => import('./inbox/inbox-page.tsx')),
  },
} satisfies PageLooks
