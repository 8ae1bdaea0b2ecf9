import type { CallName } from '@livery/contract/calls'
import type { Handlers } from '../calls/handlers.ts'
import { accountHandlers } from '../features/account/handlers.ts'
import { historyHandlers } from '../features/account/history/handlers.ts'
import { agentHandlers } from '../features/agent/handlers.ts'
import { authHandlers } from '../features/auth/handlers.ts'
import { cashierHandlers } from '../features/cashier/handlers.ts'
import { assertWithdrawalPassword, withdrawalPasswordHash } from '../features/cashier/withdrawals/password.ts'
import { gameHandlers } from '../features/games/handlers.ts'
import { lobbyHandlers } from '../features/lobby/handlers.ts'
import { latestWinners } from '../features/lobby/winners.ts'
import { messageHandlers } from '../features/messages/handlers.ts'
import { inboxHandlers } from '../features/messages/inbox/handlers.ts'
import { pushHandlers } from '../features/messages/push/handlers.ts'
import { rewardHandlers } from '../features/rewards/handlers.ts'
import { supportHandlers } from '../features/support/handlers.ts'
import { systemHandlers } from '../features/system/handlers.ts'
import { walletHandlers } from '../features/wallet/handlers.ts'
import { bringMoneyBack, moveMoneyForGame } from '../features/wallet/money-for-game.ts'
import type { Services } from './gateway.ts'

/** The table of all handlers; a call of the contract without a handler does not compile. */
export function allHandlers(services: Services): Handlers<CallName> {
  const money = { ...services, all: services.database.everyMerchant }
  return {
    ...systemHandlers(services),
    ...authHandlers(services),
    ...accountHandlers(services),
    ...historyHandlers(services),
    ...gameHandlers({
      ...services,
      moveMoneyForGame: ({ merchant }, account, vendor) =>
        moveMoneyForGame({ ...money, database: services.database.of(merchant.id) }, merchant, account, vendor),
      bringMoneyBack: ({ merchant }, account, vendor) =>
        bringMoneyBack({ ...money, database: services.database.of(merchant.id) }, merchant, account, vendor),
      winsOf: (site, language, nodeId, limit) =>
        latestWinners({ ...services, database: services.database.of(site.merchant.id) }, site, language, limit, nodeId),
    }),
    ...lobbyHandlers(services),
    ...messageHandlers(services),
    ...rewardHandlers({
      ...services,
      withdrawalPassword: {
        isSet: async (account) =>
          (await withdrawalPasswordHash(services.database.of(account.merchantId), account)) !== null,
        assert: (account, typed, merchant) =>
          assertWithdrawalPassword(services.database.of(account.merchantId), account, typed, merchant),
      },
    }),
    ...inboxHandlers(services),
    ...pushHandlers(services),
    ...supportHandlers(services),
    ...walletHandlers(money),
    ...cashierHandlers(services),
    ...agentHandlers(services),
  }
}
