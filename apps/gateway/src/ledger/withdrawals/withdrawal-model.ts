import type { WithdrawalState } from '@livery/contract/cashier/withdrawal-states'

/** One event of a withdrawal's life; `target` is an index among the withdrawals made so far. */
export type Event =
  | {
      readonly kind: 'request'
      readonly amountMinor: bigint
      readonly feeMinor: bigint
      readonly review: boolean
      readonly replay: boolean
    }
  | { readonly kind: 'move'; readonly target: number; readonly to: WithdrawalState }
  | {
      readonly kind: 'fact'
      readonly target: number
      readonly fact: 'payoutPaid' | 'payoutFailed' | 'payoutReturned'
      readonly rightAmount: boolean
    }

/** The states that may follow each state, in plain code. */
const NEXT: Readonly<Partial<Record<WithdrawalState, readonly WithdrawalState[]>>> = {
  review: ['approved', 'rejected', 'cancelled'],
  approved: ['sent', 'rejected', 'review'],
  sent: ['paid', 'failed', 'unknown'],
  unknown: ['sent', 'paid', 'failed'],
  failed: ['sent', 'rejected'],
  paid: ['received', 'disputed', 'returned'],
  received: ['disputed', 'returned'],
  disputed: ['received', 'returned'],
}

interface ModelWithdrawal {
  state: WithdrawalState
  attempts: number
  readonly amountMinor: bigint
  readonly feeMinor: bigint
}

/** The rules of withdrawals for one player, in plain code that tests compare the database with. */
export class WithdrawalModel {
  available: bigint
  held = 0n
  /** All money paid to players: the provider's part and ours. */
  paid = 0n
  fees = 0n
  readonly withdrawals: ModelWithdrawal[] = []

  constructor(availableMinor: bigint) {
    this.available = availableMinor
  }

  request({ amountMinor, feeMinor, review }: Extract<Event, { kind: 'request' }>): string {
    if (amountMinor > this.available) return 'INSUFFICIENT_FUNDS'
    this.available -= amountMinor
    this.held += amountMinor
    this.withdrawals.push({ state: review ? 'review' : 'approved', attempts: 0, amountMinor, feeMinor })
    return 'OK'
  }

  move(target: number, to: WithdrawalState): string {
    const one = this.withdrawals[target]!
    if (one.state === to) return 'UNCHANGED'
    if (!NEXT[one.state]?.includes(to)) return 'WRONG_STATE'
    if (to === 'sent' && one.state !== 'unknown') one.attempts += 1
    if (to === 'rejected' || to === 'cancelled') {
      this.held -= one.amountMinor
      this.available += one.amountMinor
    }
    if (to === 'paid') {
      this.held -= one.amountMinor
      this.paid += one.amountMinor - one.feeMinor
      this.fees += one.feeMinor
    }
    if (to === 'returned') {
      this.available += one.amountMinor
      this.paid -= one.amountMinor - one.feeMinor
      this.fees -= one.feeMinor
    }
    one.state = to
    return 'OK'
  }

  fact({ target, fact, rightAmount }: Extract<Event, { kind: 'fact' }>): string {
    const one = this.withdrawals[target]!
    if (one.attempts !== 1) return 'WRONG_STATE'
    const isOut = one.state === 'sent' || one.state === 'unknown'
    if (fact === 'payoutFailed') {
      if (one.state === 'rejected') return 'UNCHANGED'
      if (one.state === 'failed') return 'UNCHANGED'
      if (!isOut) return 'WRONG_STATE'
      this.move(target, 'failed')
      return this.move(target, 'rejected')
    }
    if (fact === 'payoutPaid') {
      if (!rightAmount) return 'AMOUNT_WRONG'
      if (['received', 'disputed', 'returned'].includes(one.state)) return 'UNCHANGED'
      return isOut || one.state === 'paid' ? this.move(target, 'paid') : 'WRONG_STATE'
    }
    if (isOut) this.move(target, 'paid')
    return ['paid', 'received', 'disputed', 'returned'].includes(one.state)
      ? this.move(target, 'returned')
      : 'WRONG_STATE'
  }
}
