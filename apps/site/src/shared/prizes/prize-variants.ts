import type { GameType } from '@livery/contract/games'
import { PRIZE_CATEGORIES } from '@livery/contract/lobby-queries'
import type { Composition } from '@livery/theme/composition'
import { lazyPage } from '../pages/lazy-page.ts'
import type { Variant } from '../pages/page.ts'
import type { PrizeBoardProps } from './prize-board-props.ts'

/** It is in the chunk of the only frame that uses it. */
const BOARD: Variant<PrizeBoardProps> = {
  module: 'icon-rail',
  component: lazyPage(() => import('./prize-board.tsx')),
}

/** The board of draws and jackpots, by the theme's choice. */
const PRIZE_VARIANTS: { readonly [P in Composition['prizes']]: Variant<PrizeBoardProps> | null } = {
  none: null,
  board: BOARD,
  'board-between': BOARD,
}

/** The board that a page shows; null where it has none. */
export function prizeBoardOf({ prizes }: Composition, category: GameType | 'HOME'): Variant<PrizeBoardProps> | null {
  return category === 'HOME' || PRIZE_CATEGORIES.includes(category) ? PRIZE_VARIANTS[prizes] : null
}
