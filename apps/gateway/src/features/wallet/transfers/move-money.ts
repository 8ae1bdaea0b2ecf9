import { randomBytes } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import type { TransferDirection } from '@livery/contract/vendor-wallet'
import type { WalletTransferView } from '@livery/contract/wallet/transfers'
import { fromMinor, toMinor } from '@livery/locale/amount'
import {
  readOwnMoney,
  requestWalletTransfer,
  TRANSFER_JOB,
  type WalletOwner,
  type WalletTransferRow,
  walletTransferByKey,
} from '../../../ledger/vendor-wallets/transfers.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { holderOf, type OwnWalletVendor } from '../own-wallets.ts'
import type { WalletServices } from '../services.ts'
import { type DriveServices, driveTransfer } from './drive.ts'
import { FIRST_LOOK_MS } from './look-after.ts'

export interface MoneyServices extends WalletServices, DriveServices {}

export interface MoneyMove {
  readonly owner: WalletOwner
  readonly at: OwnWalletVendor
  readonly direction: TransferDirection
  /** In minor units; `all` moves the whole balance. */
  readonly amount: bigint | 'all'
  /** The same key again means the same move. */
  readonly key: string
}

/**
 * Moves money between a member's main wallet and a vendor's own, and asks the vendor. Without an answer, a job
 * continues to ask.
 *
 * @returns the transfer after that; null where there was nothing to move
 */
export async function moveMoney(services: MoneyServices, move: MoneyMove): Promise<WalletTransferRow | null> {
  const { owner, at, direction, key } = move
  const earlier = await walletTransferByKey(services.database, owner, key)
  if (earlier) return repeated(services, move, earlier)
  const amountMinor = move.amount === 'all' ? await wholeOf(services, move) : move.amount
  if (amountMinor === 0n) return null
  const requested = await services.database.transaction(async (tx) => {
    const reference = `T${randomBytes(10).toString('hex').toUpperCase()}`
    const made = await requestWalletTransfer(tx, {
      ...owner,
      reference,
      key,
      vendorId: at.vendor.id,
      direction,
      amountMinor,
    })
    const dueAt = new Date(Date.now() + FIRST_LOOK_MS)
    if (made.status === 'OK' && made.reference === reference)
      await addJob(tx, { kind: TRANSFER_JOB, key: reference, merchantId: owner.merchantId, dueAt })
    return made
  })
  if (requested.status === 'OK') return driveTransfer(services, owner.merchantId, requested.reference)
  if (requested.status === 'BUSY') throw new LiveryError('WALLET_BUSY', { params: { vendor: at.vendor.displayName } })
  if (requested.status === 'INSUFFICIENT_FUNDS') throw new LiveryError('INSUFFICIENT_FUNDS')
  throw new LiveryError('IDEMPOTENCY_CONFLICT')
}

/** A transfer in the form of the call. */
export function transferView({ vendors }: Pick<WalletServices, 'vendors'>, row: WalletTransferRow): WalletTransferView {
  return {
    reference: row.reference,
    vassalage: vendors.byId.get(row.vendor_id)?.code ?? row.vendor_id.toUpperCase().slice(0, 5),
    direction: row.direction,
    amount: fromMinor(row.amount, row.exponent),
    state: row.state,
    reason: row.reason,
    at: row.requested_at.toISOString(),
  }
}

/** The answer to a repeated request; another move with the same key is refused. */
function repeated(services: MoneyServices, { owner, at, direction, amount }: MoneyMove, earlier: WalletTransferRow) {
  const isSame =
    earlier.vendor_id === at.vendor.id &&
    earlier.direction === direction &&
    (amount === 'all' || earlier.amount === amount)
  if (!isSame) throw new LiveryError('IDEMPOTENCY_CONFLICT')
  return driveTransfer(services, owner.merchantId, earlier.reference)
}

async function wholeOf(services: MoneyServices, { owner, at, direction }: MoneyMove): Promise<bigint> {
  if (direction === 'in') return (await readOwnMoney(services.database, owner, [])).available
  try {
    return toMinor(await at.wallet.balance(holderOf(owner)), owner.currency.exponent)
  } catch (cause) {
    throw new LiveryError('WALLET_UNREACHABLE', { params: { vendor: at.vendor.displayName }, cause })
  }
}
