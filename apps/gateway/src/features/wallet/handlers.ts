import type { RequestOf } from '@livery/contract/call'
import { LiveryError } from '@livery/contract/errors'
import { MAIN_WALLET } from '@livery/contract/wallet/main-wallet'
import type { walletTransfer } from '@livery/contract/wallet/transfers'
import type { Merchant } from '@livery/merchant/merchant'
import { bindHandlers } from '../../calls/handlers.ts'
import { latestWalletTransfers } from '../../ledger/vendor-wallets/transfers.ts'
import { balanceOf } from '../../members/balance.ts'
import { readBalances } from './balances.ts'
import { bringAllHome } from './bring-home.ts'
import { amountMinor, keepChoice } from './choice.ts'
import { ownWalletsOf, walletOwner } from './own-wallets.ts'
import { type MoneyServices, moveMoney, transferView } from './transfers/move-money.ts'

/** Each request queries every vendor; nobody looks more often. */
const LOOKS = { perMinute: 60 }
const MOVES = { perMinute: 30 }
/** How many transfers the page shows. */
const SHOWN = 20

export function walletHandlers(services: MoneyServices) {
  return bindHandlers(services, {
    getBalanceV2: async ({ services, site: { merchant }, account }) => ({
      balance: await balanceOf(services.database, merchant, account.memberId),
      currency: merchant.currency.code,
    }),
    merchantWallet: async ({ services, site: { merchant } }) => {
      const own = new Set(ownWalletsOf(services, merchant).map(({ vendor }) => vendor.id))
      return {
        isSingle: own.size === 0 ? 1 : 0,
        currency: merchant.currency.code,
        vendors: merchant.vendors.flatMap(({ id, name }) => {
          const vendor = services.vendors.byId.get(id)
          if (!vendor) return []
          const icon = services.vendors.logoUrl(vendor, 'logo')
          return [{ vassalage: vendor.code, displayName: name ?? vendor.displayName, icon, own: own.has(id) }]
        }),
      }
    },
    walletBalance: {
      ...LOOKS,
      handle: ({ services, site: { merchant }, account }) =>
        readBalances(services, walletOwner(merchant, account), ownWalletsOf(services, merchant)),
    },
    walletTransfer: {
      ...MOVES,
      handle: async ({ services, site: { merchant }, account, request }) => {
        const owner = walletOwner(merchant, account)
        const { at, direction } = between(services, merchant, request)
        // An agent who is paid by players' losses may not play where the law forbids it.
        if (direction === 'in' && account.isAgent && merchant.compliance.agentsMayPlay === false)
          throw new LiveryError('FEATURE_DISABLED')
        const amount = request.amount === 'all' ? 'all' : amountMinor(request.amount, owner.currency)
        const row = await moveMoney(services, { owner, at, direction, amount, key: request.key })
        const balance = await balanceOf(services.database, merchant, account.memberId)
        return { transfer: row && transferView(services, row), balance }
      },
    },
    bringHome: {
      ...MOVES,
      handle: async ({ services, site: { merchant }, account, request }) => {
        const owner = walletOwner(merchant, account)
        const brought = await bringAllHome(services, owner, ownWalletsOf(services, merchant), request.key)
        return { ...brought, balance: await balanceOf(services.database, merchant, account.memberId) }
      },
    },
    walletTransfers: async ({ services, site: { merchant }, account }) => {
      const rows = await latestWalletTransfers(services.database, walletOwner(merchant, account), SHOWN)
      return { transfers: rows.map((row) => transferView(services, row)) }
    },
    chooseWallet: async ({ services, site: { merchant }, account, request }) =>
      keepChoice(services.database, walletOwner(merchant, account), request),
  })
}

/** The vendor's wallet of a transfer and its direction. Throws where it is not between the main wallet and one of those. */
function between(services: MoneyServices, merchant: Merchant, { from, to }: RequestOf<typeof walletTransfer>) {
  const direction = from === MAIN_WALLET ? 'in' : 'out'
  const code = direction === 'in' ? to : from
  const at = ownWalletsOf(services, merchant).find(({ vendor }) => vendor.code === code)
  if (!at || (direction === 'out' && to !== MAIN_WALLET)) throw new LiveryError('WALLET_NOT_FOUND')
  return { at, direction } as const
}
