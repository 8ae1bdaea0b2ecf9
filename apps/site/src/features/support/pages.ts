import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Page } from '../../shared/pages/page.ts'

export const supportPages: readonly Page[] = [
  {
    id: 'help',
    paths: ['/help'],
    titleKey: 'core:nav.help',
    icon: 'question',
    order: 95,
    guard: 'everyone',
    areas: ['support'],
    module: 'src/features/support/help/help-page.tsx',
    component: lazyPage(() => import('./help/help-page.tsx')),
  },
  {
    id: 'mirrors',
    paths: ['/mirrors'],
    titleKey: 'core:nav.mirrors',
    icon: 'globe',
    order: 96,
    guard: 'everyone',
    areas: ['support'],
    module: 'src/features/support/mirrors/mirrors-page.tsx',
    component: lazyPage(() => import('./mirrors/mirrors-page.tsx')),
  },
]
