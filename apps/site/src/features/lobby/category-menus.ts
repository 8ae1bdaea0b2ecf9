import type { Composition } from '@livery/theme/composition'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Variant } from '../../shared/pages/page.ts'
import type { Choice } from './use-menu-choice.ts'

/** It is in the chunk of the only frame that uses it. */
const ICONS: Variant<{ readonly choice: Choice }> = {
  module: 'icon-rail',
  component: lazyPage(() => import('./category-grid.tsx')),
}

/** How the lobby lists the categories, by the theme's choice; the usual bar is part of the lobby's own code. */
export const CATEGORY_MENUS: {
  readonly [C in Composition['categories']]: Variant<{ readonly choice: Choice }> | null
} = {
  bar: null,
  none: null,
  'icon-grid': ICONS,
  'icons-first': ICONS,
}
