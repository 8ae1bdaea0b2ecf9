import { homeLimit } from '@livery/contract/home-limits'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { useVisit } from '../../shared/visit/use-visit.ts'

/** How many entries a section of the home page shows at this merchant. */
export const useHomeLimit = (section: string): number => homeLimit(useVisit().boot.menus, section)

/**
 * The request size for a member's own games: that of the full list, so that they are requested once; more when needed.
 */
export const atLeastAPage = (limit: number): number => Math.max(limit, LIST_PAGE_SIZE)
