import type { GameType } from '@livery/contract/games'
import type { Composition } from '@livery/theme/composition'
import { lazyPage } from '../pages/lazy-page.ts'
import type { Variant } from '../pages/page.ts'
import type { BoardProps } from './board-props.ts'

const FIXTURES: Variant<BoardProps> = {
  // It is in the chunk of the only frame that uses it.
  module: 'sports-columns',
  component: lazyPage(() => import('./fixtures-board.tsx')),
}

/** The component that shows sports, by the theme's choice; games in rows are part of every page's own code. */
const SPORTS_VARIANTS: { readonly [S in Composition['sports']]: Variant<BoardProps> | null } = {
  games: null,
  fixtures: FIXTURES,
  'fixture-cards': FIXTURES,
}

/** The board of matches where the theme shows sports as matches; null elsewhere. */
export function boardOf({ sports }: Composition, category: GameType | undefined): Variant<BoardProps> | null {
  return category === 'SPORTS' ? SPORTS_VARIANTS[sports] : null
}
