import type { Composition } from '@livery/theme/composition'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Variant } from '../../shared/pages/page.ts'
import type { WinnersBesideProps } from './winners-beside-props.ts'

/** Where the latest wins stand, by the theme's choice; the usual place is among the sections. */
export const WINNER_PLACES: { readonly [W in Composition['winners']]: Variant<WinnersBesideProps> | null } = {
  board: null,
  column: { module: 'mosaic', component: lazyPage(() => import('./mosaic-winners.tsx')) },
}
