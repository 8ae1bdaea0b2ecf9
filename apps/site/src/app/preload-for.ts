import type { Boot } from '@livery/contract/boot'
import { settledComposition } from '@livery/theme/composition'
import { mixedTileVariantOf } from '../shared/games/tile-variants.ts'
import { findPage } from '../shared/pages/find-page.ts'
import { pagesOf } from '../shared/pages/menus.ts'
import type { Chunk } from '../shared/pages/page.ts'
import { notFoundPage } from './not-found.ts'
import { pages } from './pages.ts'
import { variantsOfFrame } from './shell/frames.ts'
import { STARTUP_PAGES } from './startup-gate.tsx'

/**
 * Loads the chunk of the page at `pathname` and those of the merchant's composition, so that rendering never waits;
 * returns the source files they consist of.
 */
export async function preloadFor(
  boot: Pick<Boot, 'status' | 'menus' | 'composition'>,
  pathname: string,
): Promise<readonly string[]> {
  const { status } = boot.status
  if (status !== 0) return loaded([STARTUP_PAGES[status]])
  const composition = settledComposition(boot.composition)
  const page = findPage(pagesOf(boot, pages), pathname)
  return loaded([
    page ?? notFoundPage,
    ...variantsOfFrame(composition),
    // Lists of several categories may be on any page, and in pop-ups.
    ...[mixedTileVariantOf(composition) ?? []].flat(),
    ...(page?.variants?.(composition) ?? []),
  ])
}

async function loaded(parts: readonly Chunk[]): Promise<readonly string[]> {
  await Promise.all(parts.map(load))
  return [...new Set(parts.map(({ module }) => module))]
}

async function load({ component }: Chunk): Promise<void> {
  await component.preload().catch((error: unknown) => {
    component.forget()
    throw error
  })
}
