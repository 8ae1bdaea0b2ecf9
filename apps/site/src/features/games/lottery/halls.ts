import type { PrizeMode } from '@livery/contract/games/prize-modes'
import { PAGES, type PageId, type PagePath } from '@livery/contract/pages'
import type { PageTitleKey } from '../../../shared/pages/page.ts'

/** A group of lotteries (docs/product.md 2.2). */
export interface Hall {
  readonly path: PagePath
  readonly titleKey: PageTitleKey
  /** Its only prize mode; without it the visitor chooses one. */
  readonly mode?: PrizeMode
  /** Shows the merchant's Vietnamese menu. */
  readonly isVietnamese?: true
}

/** Each hall, by its page. */
export const HALLS = {
  lottery: { path: PAGES.lottery.path, titleKey: 'core:category.LOTT' },
  seaLottery: { path: PAGES.seaLottery.path, titleKey: 'core:nav.seaLottery', mode: 'SEA' },
  vnLottery: { path: PAGES.vnLottery.path, titleKey: 'core:nav.vnLottery', mode: 'SEA', isVietnamese: true },
  lottert: { path: PAGES.lottert.path, titleKey: 'core:category.LOTT' },
} as const satisfies Partial<Readonly<Record<PageId, Hall>>>
export type HallId = keyof typeof HALLS
