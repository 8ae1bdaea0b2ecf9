import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import type { WalletOwner } from '../../ledger/vendor-wallets/transfers.ts'
import type { Account } from '../../members/sessions/session.ts'
import type { ConnectedWallet } from '../../tenancy/vendors/connections.ts'
import type { VendorManifest } from '../../tenancy/vendors/manifest.ts'
import type { WalletServices } from './services.ts'

export interface OwnWalletVendor {
  readonly vendor: VendorManifest
  readonly wallet: ConnectedWallet
}

/** The vendors of a merchant that keep wallets of their own, in the merchant's order. */
export function ownWalletsOf(
  { vendors }: Pick<WalletServices, 'vendors'>,
  merchant: Pick<Merchant, 'vendors'>,
): readonly OwnWalletVendor[] {
  return merchant.vendors.flatMap(({ id }) => {
    const vendor = vendors.byId.get(id)
    const wallet = vendor && vendors.connection(vendor)?.wallet
    return vendor && wallet ? [{ vendor, wallet }] : []
  })
}

/** The owner of the wallets. Throws for trial accounts, which have none. */
export function walletOwner(merchant: Pick<Merchant, 'id' | 'currency'>, account: Account): WalletOwner {
  if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
  return { merchantId: merchant.id, memberId: account.memberId, currency: merchant.currency }
}

/** The owner in the form vendors know. */
export const holderOf = ({ merchantId, memberId, currency }: WalletOwner) => ({
  merchantId,
  playerId: memberId,
  currency: { code: currency.code, exponent: currency.exponent },
})
