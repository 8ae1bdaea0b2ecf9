import { bindHandlers } from '../../calls/handlers.ts'
import { balanceOf } from '../../members/balance.ts'
import type { WalletServices } from './services.ts'

export function walletHandlers(services: WalletServices) {
  return bindHandlers(services, {
    getBalanceV2: async ({ services, site: { merchant }, account }) => ({
      balance: await balanceOf(services.database, merchant, account.memberId),
      currency: merchant.currency.code,
    }),
  })
}
