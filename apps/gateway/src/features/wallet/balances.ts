import type { ResponseOf } from '@livery/contract/call'
import { VendorInMaintenance } from '@livery/contract/vendor-wallet'
import type { VendorBalance, walletBalance } from '@livery/contract/wallet/transfers'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { type OwnMoney, readOwnMoney, type WalletOwner } from '../../ledger/vendor-wallets/transfers.ts'
import { readChoice } from './choice.ts'
import { holderOf, type OwnWalletVendor } from './own-wallets.ts'
import type { WalletServices } from './services.ts'

/** All of a member's money; all vendors are queried at the same time. */
export async function readBalances(
  { database, log }: Pick<WalletServices, 'database' | 'log'>,
  owner: WalletOwner,
  own: readonly OwnWalletVendor[],
): Promise<ResponseOf<typeof walletBalance>> {
  const ids = own.map(({ vendor }) => vendor.id)
  const [balances, choice] = await Promise.all([
    Promise.all(own.map((one) => askBalance(log, owner, one))),
    readChoice(database, owner),
  ])
  // Read after the vendors have answered, so that money that came back meanwhile counts at home.
  const money = await readOwnMoney(database, owner, ids)
  const { exponent } = owner.currency
  const shown = (minor: bigint) => fromMinor(minor, exponent)
  const atVendors = own.map(({ vendor }, n) => countedAt(money, vendor.id, balances[n]!.balance, exponent))
  return {
    currency: owner.currency.code,
    total: shown(atVendors.reduce((sum, minor) => sum + minor, money.available + money.held + money.transit)),
    main: shown(money.available),
    held: shown(money.held),
    transit: shown(money.transit),
    wallets: balances.map((one, n) => ({ ...one, moving: money.moving.has(own[n]!.vendor.id) })),
    choice,
  }
}

/**
 * The amount that counts as being at the vendor. While money moves, our books decide, because the vendor may have it
 * before they do.
 */
function countedAt(money: OwnMoney, vendorId: string, balance: string | null, exponent: number): bigint {
  const isSure = balance !== null && !money.moving.has(vendorId)
  return isSure ? toMinor(balance, exponent) : (money.atVendors.get(vendorId) ?? 0n)
}

async function askBalance(
  log: WalletServices['log'],
  owner: WalletOwner,
  { vendor, wallet }: OwnWalletVendor,
): Promise<Omit<VendorBalance, 'moving'>> {
  try {
    return { vassalage: vendor.code, balance: await wallet.balance(holderOf(owner)), state: 'ready' }
  } catch (error) {
    const isClosed = error instanceof VendorInMaintenance || vendor.offered?.closed === true
    if (!isClosed) log.warn({ err: error, vendor: vendor.id }, 'a vendor did not say what a player has there')
    return { vassalage: vendor.code, balance: null, state: isClosed ? 'maintenance' : 'unreachable' }
  }
}
