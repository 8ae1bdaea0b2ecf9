import { lazyPage } from '../shared/pages/lazy-page.ts'
import type { Page } from '../shared/pages/page.ts'

/** Shown at addresses without a page. It is in no menu and has no address of its own. */
export const notFoundPage: Pick<Page, 'titleKey' | 'module' | 'component'> = {
  titleKey: 'core:notFound.title',
  module: 'src/features/system/not-found-page.tsx',
  component: lazyPage(() => import('../features/system/not-found-page.tsx')),
}
