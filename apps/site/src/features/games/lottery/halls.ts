import type { PrizeMode } from '@livery/contract/prize-modes'
import type { PageTitleKey } from '../../../shared/pages/page.ts'

/** A group of lotteries with its address (docs/product.md 2.2). */
export interface Hall {
  readonly path: string
  readonly titleKey: PageTitleKey
  /** Its only prize mode; without it the visitor chooses one. */
  readonly mode?: PrizeMode
  /** Shows the merchant's Vietnamese menu. */
  readonly isVietnamese?: true
}

export const HALLS = [
  { path: '/lottery', titleKey: 'core:category.LOTT' },
  { path: '/sealottery', titleKey: 'core:nav.seaLottery', mode: 'SEA' },
  { path: '/vnlottery', titleKey: 'core:nav.vnLottery', mode: 'SEA', isVietnamese: true },
  { path: '/lottert', titleKey: 'core:category.LOTT' },
] as const satisfies readonly Hall[]
