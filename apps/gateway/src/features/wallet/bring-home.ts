import { LiveryError } from '@livery/contract/errors'
import type { WalletTransferView } from '@livery/contract/wallet/transfers'
import type { WalletOwner } from '../../ledger/vendor-wallets/transfers.ts'
import type { OwnWalletVendor } from './own-wallets.ts'
import { type MoneyServices, moveMoney, transferView } from './transfers/move-money.ts'

/**
 * Brings all money from vendors' own wallets home at the same time; a failure at one vendor does not stop the others.
 */
export async function bringAllHome(
  services: MoneyServices,
  owner: WalletOwner,
  own: readonly OwnWalletVendor[],
  key: string,
): Promise<{ readonly transfers: WalletTransferView[]; readonly unreachable: string[] }> {
  const transfers: WalletTransferView[] = []
  const unreachable: string[] = []
  await Promise.all(
    own.map(async (at) => {
      try {
        const move = { owner, at, direction: 'out', amount: 'all', key: `${key} ${at.vendor.id}` } as const
        const row = await moveMoney(services, move)
        if (row) transfers.push(transferView(services, row))
      } catch (error) {
        if (!(error instanceof LiveryError)) throw error
        // A busy wallet has a transfer that the page shows already.
        if (error.code !== 'WALLET_BUSY') unreachable.push(at.vendor.code)
      }
    }),
  )
  return { transfers, unreachable }
}
