import type { Composition } from '@livery/theme/composition'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Variant } from '../../shared/pages/page.ts'
import type { SectionTilesProps } from './section-tiles-props.ts'

const MOSAIC: Variant<SectionTilesProps> = {
  module: 'mosaic',
  component: lazyPage(() => import('./mosaic-section.tsx')),
}

/** How sections of a category show their games, by the theme's choice; rows are part of the lobby's own code. */
export const SECTION_TILES: { readonly [G in Composition['games']]: Variant<SectionTilesProps> | null } = {
  row: null,
  mosaic: MOSAIC,
  flanked: MOSAIC,
}

/** Fewer games would leave holes, and stay a row. */
export const fillsMosaic = (count: number, half: boolean): boolean => count >= (half ? 6 : 11)

/** The places while games load. */
export const mosaicPlaces = (half: boolean): number => (half ? 6 : 11)
