import type { TransferDirection } from '@livery/contract/vendor-wallet'
import type { WalletTransferState } from '@livery/contract/wallet/transfers'

/** One event of a player with a wallet at a vendor. */
export type Event =
  | {
      readonly kind: 'request'
      readonly direction: TransferDirection
      readonly amountMinor: bigint
      readonly replay: boolean
    }
  | { readonly kind: 'move'; readonly to: WalletTransferState }
  | { readonly kind: 'round'; readonly stakeMinor: bigint; readonly winMinor: bigint; readonly replay: boolean }

const NEXT: Readonly<Partial<Record<WalletTransferState, readonly WalletTransferState[]>>> = {
  created: ['sent'],
  sent: ['unknown', 'done', 'failed'],
  unknown: ['done', 'failed'],
}

interface ModelTransfer {
  state: WalletTransferState
  readonly direction: TransferDirection
  readonly amountMinor: bigint
}

/** The rules of a vendor's own wallet for one player, in plain code that tests compare the database with. */
export class TransferModel {
  available: bigint
  transit = 0n
  atVendor = 0n
  readonly transfers: ModelTransfer[] = []

  constructor(availableMinor: bigint) {
    this.available = availableMinor
  }

  request({ direction, amountMinor }: Extract<Event, { kind: 'request' }>): string {
    const last = this.transfers.at(-1)
    if (last && NEXT[last.state]) return 'BUSY'
    if (direction === 'in') {
      if (amountMinor > this.available) return 'INSUFFICIENT_FUNDS'
      this.available -= amountMinor
      this.transit += amountMinor
    }
    this.transfers.push({ state: 'created', direction, amountMinor })
    return 'OK'
  }

  /** The latest transfer's. */
  move(to: WalletTransferState): string {
    const one = this.transfers.at(-1)
    if (!one) return 'NOT_FOUND'
    if (one.state === to) return 'UNCHANGED'
    if (!NEXT[one.state]?.includes(to)) return 'WRONG_STATE'
    if (one.direction === 'in' && to !== 'sent' && to !== 'unknown') {
      this.transit -= one.amountMinor
      if (to === 'done') this.atVendor += one.amountMinor
      else this.available += one.amountMinor
    }
    if (one.direction === 'out' && to === 'done') {
      if (one.amountMinor > this.atVendor) return 'SHORT'
      this.atVendor -= one.amountMinor
      this.available += one.amountMinor
    }
    one.state = to
    return 'OK'
  }

  round({ stakeMinor, winMinor }: Extract<Event, { kind: 'round' }>): string {
    if (stakeMinor > this.atVendor) return 'INSUFFICIENT_FUNDS'
    this.atVendor += winMinor - stakeMinor
    return 'OK'
  }
}
