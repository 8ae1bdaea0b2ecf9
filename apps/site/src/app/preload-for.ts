import type { Boot } from '@livery/contract/boot'
import { findPage } from '../shared/pages/find-page.ts'
import { pagesOf } from '../shared/pages/menus.ts'
import { notFoundPage } from './not-found.ts'
import { pages } from './pages.ts'
import { STARTUP_PAGES } from './startup-gate.tsx'

/**
 * Loads the chunk of the page at `pathname`, so that rendering never waits; returns the source files it consists of.
 */
export async function preloadFor(boot: Pick<Boot, 'status' | 'menus'>, pathname: string): Promise<readonly string[]> {
  const { status } = boot.status
  const page = status === 0 ? (findPage(pagesOf(boot, pages), pathname) ?? notFoundPage) : STARTUP_PAGES[status]
  await page.component.preload().catch((error: unknown) => {
    page.component.forget()
    throw error
  })
  return [page.module]
}
