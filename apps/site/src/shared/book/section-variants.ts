import type { GameType } from '@livery/contract/games'
import type { Composition } from '@livery/theme/composition'
import { lazyPage } from '../pages/lazy-page.ts'
import type { Variant } from '../pages/page.ts'
import type { BoardProps } from './board-props.ts'

/** It is the chunk of the only frame that uses them. */
const module = 'sports-columns'
const FIXTURES: Variant<BoardProps> = { module, component: lazyPage(() => import('./fixtures-board.tsx')) }
const MATCH_COUNT: Variant = { module, component: lazyPage(() => import('./match-count.tsx')) }

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

/** How many matches a board shows, for the head of its page. */
export function boardCountOf(composition: Composition, category: GameType): Variant | null {
  return boardOf(composition, category) && MATCH_COUNT
}
