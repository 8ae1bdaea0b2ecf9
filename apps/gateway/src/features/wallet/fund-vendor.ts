import { randomUUID } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import type { OwnWallet } from '@livery/contract/games'
import type { Merchant } from '@livery/merchant/merchant'
import { readOwnMoney } from '../../ledger/vendor-wallets/transfers.ts'
import type { Account } from '../../members/sessions/session.ts'
import type { VendorManifest } from '../../tenancy/vendors/manifest.ts'
import { amountMinor, readChoice } from './choice.ts'
import { walletOwner } from './own-wallets.ts'
import { type MoneyServices, moveMoney } from './transfers/move-money.ts'

/**
 * Moves what a member has chosen to the wallet a vendor keeps, before a game of it opens. Where that does not come about
 * the game opens all the same: there may be money already, and the wallets' page says what has become of the rest.
 */
export async function fundVendor(
  services: MoneyServices,
  merchant: Pick<Merchant, 'id' | 'currency'>,
  account: Account,
  vendor: VendorManifest,
): Promise<OwnWallet> {
  const owner = walletOwner(merchant, account)
  const { brings, amount, comesHome } = await readChoice(services.database, owner)
  const wallet = services.vendors.connection(vendor)?.wallet
  if (wallet && brings !== 'nothing') {
    const { available } = await readOwnMoney(services.database, owner, [])
    const wanted = brings === 'all' ? available : amountMinor(amount, owner.currency.exponent)
    const isEnough = wanted <= available
    const move = {
      owner,
      at: { vendor, wallet },
      direction: 'in',
      amount: isEnough ? wanted : available,
      key: randomUUID(),
    } as const
    await moveMoney(services, move).catch((error: unknown) => {
      if (!(error instanceof LiveryError)) throw error
      services.log.warn({ err: error, vendor: vendor.id }, 'a game opens without the money that was to come with it')
    })
  }
  return { vassalage: vendor.code, comesHome: comesHome && brings !== 'nothing' }
}
