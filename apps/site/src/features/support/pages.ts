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
  feedback: {
    titleKey: 'core:page.feedback',
    icon: 'paper-plane',
    areas: ['feedback', 'uploads'],
    component: lazyPage(() => import('./feedback/feedback-page.tsx')),
  },
  chat: {
    titleKey: 'core:page.chat',
    icon: 'chat',
    areas: ['support', 'chat'],
    component: lazyPage(() => import('./chat/chat-page.tsx')),
  },
  download: {
    titleKey: 'core:page.download',
    icon: 'download',
    areas: ['download'],
    component: lazyPage(() => import('./download/download-page.tsx')),
  },
} satisfies PageLooks
