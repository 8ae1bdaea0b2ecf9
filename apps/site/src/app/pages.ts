import { accountPages } from '../features/account/pages.ts'
import { agentPages } from '../features/agent/pages.ts'
import { authPages } from '../features/auth/pages.ts'
import { gamesPages } from '../features/games/pages.ts'
import { lobbyPages } from '../features/lobby/pages.ts'
import { promotionsPages } from '../features/promotions/pages.ts'
import { rewardsPages } from '../features/rewards/pages.ts'
import { supportPages } from '../features/support/pages.ts'
import type { Page } from '../shared/pages/page.ts'

/** Every page of the site. Only here and in the list of pop-ups do features meet. */
export const pages: readonly Page[] = [
  ...lobbyPages,
  ...gamesPages,
  ...promotionsPages,
  ...supportPages,
  ...rewardsPages,
  ...authPages,
  ...accountPages,
  ...agentPages,
]
