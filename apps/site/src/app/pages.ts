import { PAGE_IDS, type PageId, pageRecord } from '@livery/contract/pages'
import { accountPages } from '../features/account/pages.ts'
import { agentPages } from '../features/agent/pages.ts'
import { authPages } from '../features/auth/pages.ts'
import { cashierPages } from '../features/cashier/pages.ts'
import { gamesPages } from '../features/games/pages.ts'
import { lobbyPages } from '../features/lobby/pages.ts'
import { messagesPages } from '../features/messages/pages.ts'
import { promotionsPages } from '../features/promotions/pages.ts'
import { rewardsPages } from '../features/rewards/pages.ts'
import { supportPages } from '../features/support/pages.ts'
import type { Page, PageLook } from '../shared/pages/page.ts'

/**
 * Only here and in the list of pop-ups do features meet. A page of the table that no feature shows does not compile.
 */
const looks: Readonly<Record<PageId, PageLook>> = {
  ...lobbyPages,
  ...gamesPages,
  ...promotionsPages,
  ...supportPages,
  ...rewardsPages,
  ...authPages,
  ...accountPages,
  ...cashierPages,
  ...messagesPages,
  ...agentPages,
}

/** Every page of the site, in the table's order. */
export const pages: readonly Page[] = PAGE_IDS.map((id) => ({ id, ...pageRecord(id), ...looks[id] }))
