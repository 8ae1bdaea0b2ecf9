import { homeLimit } from '@livery/contract/home-limits'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { useSite } from '../../shared/site/use-site.ts'

/** How many entries a section of the home page shows at this merchant. */
export const useHomeLimit = (section: string): number => homeLimit(useSite().boot.menus, section)

/** As many of a member's own games as a list of them asks for, so that they are asked for once; more where needed. */
export const atLeastAPage = (limit: number): number => Math.max(limit, LIST_PAGE_SIZE)
