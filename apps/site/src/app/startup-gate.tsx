import { useStore } from 'zustand'
import { lazyPage } from '../shared/pages/lazy-page.ts'
import type { PageComponent } from '../shared/pages/page.ts'
import { PageView } from '../shared/pages/page-view.tsx'
import { useVisit } from '../shared/visit/use-visit.ts'
import { Shell } from './shell/shell.tsx'

const blocked = lazyPage(() => import('../features/system/blocked-page.tsx'))
const maintenance = lazyPage(() => import('../features/system/maintenance-page.tsx'))

/** The page that replaces the whole site in a system status, with its source file. */
export const STARTUP_PAGES: Readonly<Record<1 | 2, { readonly module: string; readonly component: PageComponent }>> = {
  1: { module: 'src/features/system/maintenance-page.tsx', component: maintenance },
  2: { module: 'src/features/system/blocked-page.tsx', component: blocked },
}

/** Shows the site, or the page that says why it is not available, by the system status. */
export function StartupGate() {
  const status = useStore(useVisit().availability, (now) => now.status)
  if (status === 0) return <Shell />
  return <PageView component={STARTUP_PAGES[status].component} />
}
