import { VendorInMaintenance, type WalletTransferOutcome } from '@livery/contract/vendor-wallet'
import { WALLET_TRANSFER_STATES } from '@livery/contract/wallet/transfers'
import { fromMinor } from '@livery/locale/amount'
import {
  moveWalletTransfer,
  type WalletTransferRow,
  walletTransferOf,
} from '../../../ledger/vendor-wallets/transfers.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { oneOf } from '../../../platform/database/row.ts'
import type { ConnectedWallet } from '../../../tenancy/vendors/connections.ts'
import { readRounds } from '../rounds/read-rounds.ts'
import type { WalletServices } from '../services.ts'

export interface DriveServices extends Pick<WalletServices, 'vendors' | 'log'> {
  /** Over all merchants. */
  readonly all: Database
}

const ENDED = new Set(['done', 'failed'])
export const isEnded = ({ state }: Pick<WalletTransferRow, 'state'>) => ENDED.has(state)

/**
 * Moves a transfer on: sends it where nobody has, else asks the vendor for its outcome. The vendor knows it by its
 * reference, so it is never sent under another. Any number of gateways may do it at once.
 *
 * @returns the transfer after that; null for an unknown reference
 */
export async function driveTransfer(
  services: DriveServices,
  merchantId: string,
  reference: string,
): Promise<WalletTransferRow | null> {
  const database = services.all
  const row = await walletTransferOf(database, merchantId, reference)
  const vendor = row && services.vendors.byId.get(row.vendor_id)
  const connection = vendor ? services.vendors.connection(vendor) : null
  if (!row || isEnded(row) || !connection?.wallet) return row
  const transfer: TransferName = { merchantId, reference }
  // Committed before the request to the vendor, so that a gateway that finds it later asks about this transfer.
  const isFirst = row.state === 'created' && (await moveWalletTransfer(database, transfer, 'sent')).status === 'OK'
  const outcome = await outcomeOf(services, connection.wallet, merchantId, row, isFirst)
  if (outcome.state === 'pending') await moveWalletTransfer(database, transfer, 'unknown')
  else if (outcome.state === 'closed') await failIfOnlyRequest(database, transfer)
  else if (outcome.state === 'failed') await moveWalletTransfer(database, transfer, 'failed', outcome.reason)
  else if ((await moveWalletTransfer(database, transfer, 'done')).status === 'SHORT') {
    // The vendor's wallet holds winnings that are not booked yet. Once its rounds are read, the transfer can be booked.
    await readRounds(services, connection.id)
    await moveWalletTransfer(database, transfer, 'done')
  }
  return walletTransferOf(database, merchantId, reference)
}

interface TransferName {
  readonly merchantId: string
  readonly reference: string
}

/**
 * A vendor in maintenance took nothing from the first request. Another gateway that has sent the transfer since has made
 * it "unknown" before, and its request may have been taken.
 */
async function failIfOnlyRequest(database: Database, transfer: TransferName): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await tx.row(
      { state: oneOf(WALLET_TRANSFER_STATES) },
      'select state from wallet_transfer where merchant_id = $1 and reference = $2 for update',
      [transfer.merchantId, transfer.reference],
    )
    if (row?.state === 'sent') await moveWalletTransfer(tx, transfer, 'failed', 'maintenance')
  })
}

/** The outcome of a transfer; pending where it is unknown, closed where the first request met a vendor's maintenance. */
async function outcomeOf(
  { all, log }: DriveServices,
  wallet: ConnectedWallet,
  merchantId: string,
  row: WalletTransferRow,
  isFirst: boolean,
): Promise<WalletTransferOutcome | { readonly state: 'closed' }> {
  const transfer = {
    merchantId,
    playerId: row.member_id,
    currency: { code: row.currency, exponent: row.exponent },
    reference: row.reference,
    direction: row.direction,
    amount: fromMinor(row.amount, row.exponent),
  }
  try {
    if (isFirst) return await wallet.transfer(transfer)
    const known = await wallet.transferStatus(transfer)
    if (known.state !== 'absent') return known
    // It is sent again, since the first request may still be under way; the vendor performs a reference once. Committed
    // as "unknown" before, so that whoever sent it first no longer calls it failed.
    const { status } = await moveWalletTransfer(all, { merchantId, reference: row.reference }, 'unknown')
    return status === 'OK' || status === 'UNCHANGED' ? await wallet.transfer(transfer) : { state: 'pending' }
  } catch (error) {
    // A failure is certain only at the first request; an earlier one may still arrive.
    if (isFirst && error instanceof VendorInMaintenance) return { state: 'closed' }
    log.warn({ err: error, reference: row.reference }, 'nobody knows what became of a transfer to or from a vendor')
    return { state: 'pending' }
  }
}
