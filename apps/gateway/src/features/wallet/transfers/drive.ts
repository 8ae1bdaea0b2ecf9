import { VendorInMaintenance, type WalletTransferOutcome } from '@livery/contract/vendor-wallet'
import { fromMinor } from '@livery/locale/amount'
import {
  moveWalletTransfer,
  type WalletTransferRow,
  walletTransferOf,
} from '../../../ledger/vendor-wallets/transfers.ts'
import type { Database } from '../../../platform/database/connect.ts'
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
 * Drives a transfer on: sends it where nobody has, else asks the vendor what became of it. The vendor knows it by its
 * reference, so only that is ever sent again. Any number of gateways may do it at once.
 * @returns the transfer as it is then; null where there is none of the reference
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
  const transfer = { merchantId, reference }
  // Committed before the vendor is asked: whoever finds it later asks about this very transfer.
  const isFirst = row.state === 'created' && (await moveWalletTransfer(database, transfer, 'sent')).status === 'OK'
  const outcome = await outcomeOf(services, connection.wallet, merchantId, row, isFirst)
  if (outcome.state === 'pending') await moveWalletTransfer(database, transfer, 'unknown')
  else if (outcome.state === 'failed') await moveWalletTransfer(database, transfer, 'failed', outcome.reason)
  else if ((await moveWalletTransfer(database, transfer, 'done')).status === 'SHORT') {
    // What was won there is not booked yet: the rounds are read, and then it fits.
    await readRounds(services, connection.id)
    await moveWalletTransfer(database, transfer, 'done')
  }
  return walletTransferOf(database, merchantId, reference)
}

/** What became of it; pending where nobody knows. */
async function outcomeOf(
  { log }: DriveServices,
  wallet: ConnectedWallet,
  merchantId: string,
  row: WalletTransferRow,
  isFirst: boolean,
): Promise<WalletTransferOutcome> {
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
    // Never given up as absent: it may still be on its way there. Under its reference it is done once.
    return known.state === 'absent' ? await wallet.transfer(transfer) : known
  } catch (error) {
    // Of a transfer that was sent before, an earlier sending may yet arrive.
    if (isFirst && error instanceof VendorInMaintenance) return { state: 'failed', reason: 'maintenance' }
    log.warn({ err: error, reference: row.reference }, 'nobody knows what became of a transfer to or from a vendor')
    return { state: 'pending' }
  }
}
