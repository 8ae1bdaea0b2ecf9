import type { GameType } from '@livery/contract/games'
import { boardCountOf, boardOf } from '../../shared/book/section-variants.ts'
import { CATEGORY_ICONS } from '../../shared/games/category.ts'
import { tileVariantOf } from '../../shared/games/tile-variants.ts'
import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLook, PageLooks } from '../../shared/pages/page.ts'
import { prizeBoardOf } from '../../shared/prizes/prize-variants.ts'
import { namedGame } from './information/named-game.ts'
import { HALLS, type HallId } from './lottery/halls.ts'
import { namedProvider } from './provider/named-provider.ts'

const categoryPage = lazyPage(() => import('./category/category-page.tsx'))
const lotteryPage = lazyPage(() => import('./lottery/lottery-page.tsx'))

/** The pages of categories share one component, which reads its category from the address. */
const categoryLook = (category: GameType): PageLook => ({
  titleKey: `core:category.${category}`,
  icon: CATEGORY_ICONS[category],
  component: categoryPage,
  variants: (composition) =>
    [
      tileVariantOf(composition, category) ?? [],
      boardOf(composition, category) ?? [],
      boardCountOf(composition, category) ?? [],
      prizeBoardOf(composition, category) ?? [],
    ].flat(),
})

const lotteryLook = (hall: HallId): PageLook => ({
  titleKey: HALLS[hall].titleKey,
  icon: 'lottery-ticket',
  areas: ['lottery'],
  component: lotteryPage,
})

export const gamesPages = {
  game: {
    titleKey: 'core:nav.games',
    icon: 'games',
    areas: ['information'],
    component: lazyPage(() => import('./information/game-page.tsx')),
    named: namedGame,
  },
  provider: {
    titleKey: 'core:nav.games',
    icon: 'games',
    areas: ['information'],
    component: lazyPage(() => import('./provider/provider-page.tsx')),
    named: namedProvider,
  },
  RNG: categoryLook('RNG'),
  LIVE: categoryLook('LIVE'),
  FISH: categoryLook('FISH'),
  SPORTS: categoryLook('SPORTS'),
  PVP: categoryLook('PVP'),
  ESPORTS: categoryLook('ESPORTS'),
  COCKFIGHT: categoryLook('COCKFIGHT'),
  ELOTT: categoryLook('ELOTT'),
  LOTT: categoryLook('LOTT'),
  favorite: {
    titleKey: 'core:nav.favorite',
    icon: 'heart',
    component: lazyPage(() => import('./own/favourites-page.tsx')),
  },
  recent: {
    titleKey: 'core:nav.recent',
    icon: 'history',
    component: lazyPage(() => import('./own/recent-page.tsx')),
  },
  lottery: lotteryLook('lottery'),
  seaLottery: lotteryLook('seaLottery'),
  vnLottery: lotteryLook('vnLottery'),
  lottert: lotteryLook('lottert'),
  seamless: {
    titleKey: 'core:nav.games',
    icon: 'games',
    component: lazyPage(() => import('./seamless-page.tsx')),
  },
} satisfies PageLooks
