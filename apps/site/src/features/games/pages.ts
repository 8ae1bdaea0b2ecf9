import type { GameType } from '@livery/contract/games'
import { CATEGORY_ICONS, categoryPath } from '../../shared/games/category.ts'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { Page } from '../../shared/pages/page.ts'

const categoryPage = lazyPage(() => import('./category/category-page.tsx'))

/** One page a category; they share one component, which reads its category from the address. */
export const gamesPages: readonly Page[] = (Object.keys(CATEGORY_ICONS) as GameType[]).map((category, index) => ({
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
