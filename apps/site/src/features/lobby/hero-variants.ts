import type { Composition } from '@livery/theme/composition'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Variant } from '../../shared/pages/page.ts'

/** How the lobby shows its banners, by the theme's choice; the usual way is part of the lobby's own code. */
const HERO_VARIANTS: { readonly [H in Composition['hero']]: Variant | null } = {
  carousel: null,
  'full-bleed': {
    // It is in the chunk of the only frame that uses it.
    module: 'top-bar',
    component: lazyPage(() => import('./full-bleed-hero.tsx')),
  },
  'lead-list': {
    module: 'icon-rail',
    component: lazyPage(() => import('./lead-hero.tsx')),
  },
  strip: { module: 'sports-columns', component: lazyPage(() => import('./strip-hero.tsx')) },
  jackpot: { module: 'mosaic', component: lazyPage(() => import('./mosaic-jackpot.tsx')) },
  mosaic: { module: 'mosaic', component: lazyPage(() => import('./mosaic-hero.tsx')) },
}

/**
 * Between the columns of sports and slip the list stands below the first banner; this variant is in the chunk of that
 * frame.
 */
const COLUMNS_LEAD: Variant = { module: 'sports-columns', component: lazyPage(() => import('./columns-lead.tsx')) }

export function heroVariantOf({ frame, hero }: Composition): Variant | null {
  return frame === 'sports-columns' && hero === 'lead-list' ? COLUMNS_LEAD : HERO_VARIANTS[hero]
}
