import type { GameType } from '@livery/contract/games'
import { TABLE_TYPES } from '@livery/contract/games/table-types'
import type { Composition } from '@livery/theme/composition'
import { lazyPage } from '../pages/lazy-page.ts'
import type { Variant } from '../pages/page.ts'
import { useComposition } from '../visit/use-composition.ts'
import type { TilesProps } from './tiles-props.ts'

interface TileVariant extends Variant<TilesProps> {
  /** The categories whose lists show it; `all` also stands for lists of several categories. */
  readonly categories: readonly GameType[] | 'all'
  /** Whether a short list of it may stand in half a row. */
  readonly fitsHalf?: true
}

/** How lists show games, by the theme's choice; posters are part of every page's own code. */
const TILE_VARIANTS: { readonly [T in Composition['tile']]: TileVariant | null } = {
  poster: null,
  'table-card': {
    categories: TABLE_TYPES,
    // It is in the chunk of the only frame that uses it.
    module: 'top-bar',
    component: lazyPage(() => import('./table-cards/table-cards.tsx')),
  },
  picture: {
    categories: 'all',
    module: 'mosaic',
    component: lazyPage(() => import('./picture-tiles/picture-tiles.tsx')),
  },
  square: {
    categories: 'all',
    fitsHalf: true,
    // It is in the chunk of the only frame that uses it.
    module: 'icon-rail',
    component: lazyPage(() => import('./square-tiles/square-tiles.tsx')),
  },
}

/** The variant in which the theme shows games of a category, or of any; none for posters. */
export function tileVariantOf({ tile }: Composition, category?: GameType): TileVariant | null {
  const variant = TILE_VARIANTS[tile]
  return category && !isFor(variant, category) ? null : variant
}

/** The variant of lists of several categories. */
export function mixedTileVariantOf({ tile }: Composition): TileVariant | null {
  const variant = TILE_VARIANTS[tile]
  return variant?.categories === 'all' ? variant : null
}

/** The variant for a list of one category, or of several. */
export function useTileVariant(category: GameType | undefined): TileVariant | null {
  const composition = useComposition()
  return category ? tileVariantOf(composition, category) : mixedTileVariantOf(composition)
}

const isFor = (variant: TileVariant | null, category: GameType) =>
  variant?.categories === 'all' || variant?.categories.includes(category)
