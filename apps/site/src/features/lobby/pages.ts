import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Page } from '../../shared/pages/page.ts'

/** The lobby. `/login` and `/register` show it with the pop-up open (docs/product.md 2.2). */
export const lobbyPages: readonly Page[] = [
  {
    id: 'home',
    paths: ['/', '/index', '/index.html', '/home', '/login', '/register'],
    titleKey: 'core:nav.home',
    icon: 'home',
    order: 0,
    guard: 'everyone',
    module: 'src/features/lobby/lobby-page.tsx',
    component: lazyPage(() => import('./lobby-page.tsx')),
  },
]
