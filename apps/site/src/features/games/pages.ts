import type { GameType } from '@livery/contract/games'
import { CATEGORY_ICONS, categoryPath } from '../../shared/games/category.ts'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Page } from '../../shared/pages/page.ts'
import { HALLS } from './lottery/halls.ts'

const categoryPage = lazyPage(() => import('./category/category-page.tsx'))

/** One page for each category; they share a component that reads its category from the address. */
const categoryPages: readonly Page[] = (Object.keys(CATEGORY_ICONS) as GameType[]).map((category, index) => ({
  id: category.toLowerCase(),
  paths: [categoryPath(category)],
  titleKey: `core:category.${category}`,
  icon: CATEGORY_ICONS[category],
  order: 10 + index,
  guard: 'everyone',
  category,
  module: 'src/features/games/category/category-page.tsx',
  component: categoryPage,
}))

const lotteryPage = lazyPage(() => import('./lottery/lottery-page.tsx'))

/**
 * The pages of docs/product.md 2.3 that count as a game's page do not include `/lottery`, so the side menu stays there.
 */
const BESIDE_THE_MENU: string = HALLS[0].path

const lotteryPages: readonly Page[] = HALLS.map(({ path, titleKey }, index) => ({
  id: path.slice(1),
  paths: [path],
  titleKey,
  icon: 'lottery-ticket',
  order: 40 + index,
  guard: 'member',
  ...(path === BESIDE_THE_MENU ? {} : { isGame: true }),
  areas: ['lottery'],
  module: 'src/features/games/lottery/lottery-page.tsx',
  component: lotteryPage,
}))

export const gamesPages: readonly Page[] = [
  ...categoryPages,
  {
    id: 'favorite',
    paths: ['/favorite'],
    titleKey: 'core:nav.favorite',
    icon: 'heart',
    order: 30,
    guard: 'member',
    module: 'src/features/games/own/favourites-page.tsx',
    component: lazyPage(() => import('./own/favourites-page.tsx')),
  },
  {
    id: 'recent',
    paths: ['/recent'],
    titleKey: 'core:nav.recent',
    icon: 'history',
    order: 31,
    guard: 'member',
    module: 'src/features/games/own/recent-page.tsx',
    component: lazyPage(() => import('./own/recent-page.tsx')),
  },
  ...lotteryPages,
  {
    id: 'seamless',
    paths: ['/seamless'],
    titleKey: 'core:nav.games',
    icon: 'games',
    order: 44,
    guard: 'member',
    isGame: true,
    module: 'src/features/games/seamless-page.tsx',
    component: lazyPage(() => import('./seamless-page.tsx')),
  },
]
