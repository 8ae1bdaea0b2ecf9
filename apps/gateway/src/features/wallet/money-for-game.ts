import { randomUUID } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import type { OwnWallet } from '@livery/contract/games'
import type { WalletChoice } from '@livery/contract/wallet/transfers'
import { toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { readOwnMoney, type WalletOwner } from '../../ledger/vendor-wallets/transfers.ts'
import type { Account } from '../../members/sessions/session.ts'
import type { VendorManifest } from '../../tenancy/vendors/manifest.ts'
import { bringAllHome } from './bring-home.ts'
import { readChoice } from './choice.ts'
import { type OwnWalletVendor, ownWalletsOf, walletOwner } from './own-wallets.ts'
import { type MoneyServices, moveMoney } from './transfers/move-money.ts'

/**
 * Moves a member's money to where a game is played, before it opens. Money in wallets of other vendors comes home, as
 * after a game that was left without being closed; the chosen amount goes to the wallet of the game's vendor. The game
 * opens even if this fails: there may be money there already, and the wallets' page shows the state of the rest.
 *
 * @returns null where the game is played from the main wallet
 */
export async function moveMoneyForGame(
  services: MoneyServices,
  merchant: Merchant,
  account: Account,
  vendor: VendorManifest,
): Promise<OwnWallet | null> {
  const own = ownWalletsOf(services, merchant)
  if (own.length === 0) return null
  const owner = walletOwner(merchant, account)
  const choice = await readChoice(services.database, owner)
  const others = own.filter((one) => one.vendor.id !== vendor.id)
  if (choice.comesHome) await bringHomeFrom(services, owner, others)
  const wallet = services.vendors.connection(vendor)?.wallet
  return wallet ? bringAlong(services, owner, { vendor, wallet }, choice) : null
}

/**
 * Brings money home from a vendor whose game did not open: such a game is never closed, so nothing else would do it.
 */
export async function bringMoneyBack(
  services: MoneyServices,
  merchant: Merchant,
  account: Account,
  vendor: VendorManifest,
): Promise<void> {
  const wallet = services.vendors.connection(vendor)?.wallet
  if (wallet) await bringAllHome(services, walletOwner(merchant, account), [{ vendor, wallet }], randomUUID())
}

/** Brings home what our books show at these vendors. */
async function bringHomeFrom(
  services: MoneyServices,
  owner: WalletOwner,
  vendors: readonly OwnWalletVendor[],
): Promise<void> {
  const ids = vendors.map(({ vendor }) => vendor.id)
  const { atVendors } = await readOwnMoney(services.database, owner, ids)
  const holders = vendors.filter(({ vendor }) => (atVendors.get(vendor.id) ?? 0n) > 0n)
  await bringAllHome(services, owner, holders, randomUUID())
}

async function bringAlong(
  services: MoneyServices,
  owner: WalletOwner,
  at: OwnWalletVendor,
  { brings, amount, comesHome }: WalletChoice,
): Promise<OwnWallet> {
  const { vendor } = at
  if (brings !== 'nothing') {
    const { available } = await readOwnMoney(services.database, owner, [])
    const requested = brings === 'all' ? available : toMinor(amount ?? '0', owner.currency.exponent)
    const isEnough = requested <= available
    const move = {
      owner,
      at,
      direction: 'in',
      amount: isEnough ? requested : available,
      key: randomUUID(),
    } as const
    await moveMoney(services, move).catch((error: unknown) => {
      if (!(error instanceof LiveryError)) throw error
      services.log.warn({ err: error, vendor: vendor.id }, 'a game opens without the money that was to come with it')
    })
  }
  return { vassalage: vendor.code, comesHome: comesHome && brings !== 'nothing' }
}
