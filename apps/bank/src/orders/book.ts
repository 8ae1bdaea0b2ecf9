import type { DepositOrder, PayoutOrder } from '@livery/contract/payments/adapter'
import type { BankWire } from '@livery/contract/payments/bank-key'
import type { PaymentFact } from '@livery/contract/payments/facts'
import { toMinor } from '@livery/locale/amount'
import type { Accounts } from '../accounts.ts'
import type { Callbacks } from '../callbacks/callbacks.ts'
import { instructionsFor, OrderRefused } from '../instructions/instructions.ts'
import type { Journal } from '../journal/journal.ts'
import { newNumber } from '../numbers.ts'
import type { Order, Payment, Payout } from '../records.ts'
import { isVoucherOf, redeemed } from './vouchers.ts'

/** A payer's payment; absent values are those of the order. */
export interface Paying {
  readonly amount?: string | undefined
  readonly currency?: string | undefined
  readonly payerName?: string | undefined
  /** The payer omits the reference, so that nobody knows the owner of the money. */
  readonly withoutReference?: boolean | undefined
}

interface BookParts {
  readonly journal: Journal
  readonly accounts: Accounts
  readonly callbacks: Callbacks
  readonly pageOrigin: () => string
  readonly payoutMs: number
  readonly voucherMs: number
}

/** The bank's books: orders of merchants, payments of payers, and reports about them. */
export class Book {
  readonly #parts: BookParts

  constructor(parts: BookParts) {
    this.#parts = parts
  }

  /** Accepts an order; a repeated reference means the same order. Throws `OrderRefused`. */
  order(wire: BankWire, account: string, request: DepositOrder): Order {
    const known = this.orderOf(wire, account, request.reference)
    if (known) return known
    if (this.#parts.accounts.behaviour(account).starts === 'refuse') throw new OrderRefused('not_today')
    const common = { ...this.#common(wire, account, request), id: newNumber('o') }
    const order: Order = {
      ...common,
      fields: request.fields,
      returnUrl: request.returnUrl,
      expiresAt: request.expiresAt,
      language: request.language,
      instructions: instructionsFor({ ...common, fields: request.fields }, this.#parts.pageOrigin()),
      state: 'open',
      payments: [],
    }
    return this.#keepOrder(order)
  }

  payout(wire: BankWire, account: string, request: PayoutOrder): Payout {
    const known = this.payoutOf(wire, account, request.reference)
    if (known) return known
    const { starts, payouts } = this.#parts.accounts.behaviour(account)
    if (starts === 'refuse') throw new OrderRefused('not_today')
    return this.#keepPayout({
      ...this.#common(wire, account, request),
      id: newNumber('w'),
      payee: request.payee,
      state: 'pending',
      ref: null,
      paidAt: null,
      returnedAt: null,
      dueAt: payouts === 'hang' ? null : Date.now() + this.#parts.payoutMs,
    })
  }

  orderOf(wire: BankWire, account: string, reference: string): Order | undefined {
    return this.#parts.journal
      .all('order')
      .find((one) => one.wire === wire && one.account === account && one.reference === reference)
  }

  payoutOf(wire: BankWire, account: string, reference: string): Payout | undefined {
    return this.#parts.journal
      .all('payout')
      .find((one) => one.wire === wire && one.account === account && one.reference === reference)
  }

  /** Books the payer's money: seen where the chain has to confirm it, else received at once. */
  pay(order: Order, paying: Paying = {}, ref = newNumber('p')): Payment {
    const { instructions } = order
    const needed = instructions.kind === 'onChain' ? instructions.confirmations : 0
    const exact = instructions.kind === 'transfer' ? instructions.exactAmount : null
    if (paying.amount !== undefined && !isSum(paying.amount, order.exponent)) throw new OrderRefused('amount_invalid')
    const payment: Payment = {
      ref,
      amount: paying.amount ?? exact ?? order.amount,
      currency: paying.currency ?? order.currency,
      at: new Date().toISOString(),
      payerName: paying.payerName ?? 'Demo Payer',
      isNamed: paying.withoutReference !== true,
      state: needed > 0 ? 'seen' : 'received',
      confirmations: 0,
      needed,
      dispute: null,
    }
    this.#say({ ...order, payments: [...order.payments, payment] }, moneyFact(order, payment))
    return payment
  }

  /** Adds blocks: money that was seen gets one confirmation more for each. */
  confirm(order: Order, blocks = 1): void {
    for (const { ref, state } of order.payments) {
      if (state !== 'seen') continue
      this.#change(order.id, ref, (payment) => {
        const confirmations = Math.min(payment.needed, payment.confirmations + blocks)
        const isFinal = confirmations === payment.needed
        const next: Payment = { ...payment, confirmations, state: isFinal ? 'received' : 'seen' }
        return [next, moneyFact(order, next)]
      })
    }
  }

  /** Drops the block with the money from the chain: the money that was seen or received is undone. */
  reorganise(order: Order): void {
    const last = order.payments.findLast(({ state }) => state !== 'undone')
    if (!last) throw new OrderRefused('nothing_paid')
    this.#change(order.id, last.ref, (payment) => [
      { ...payment, state: 'undone' },
      { kind: 'depositUndone', providerRef: payment.ref, ...eventStamp() },
    ])
  }

  /** Ends an order by the payer or by the provider. */
  fail(order: Order, reason = 'payer_refused'): void {
    const { reference } = order
    this.#say({ ...order, state: 'failed' }, { kind: 'depositFailed', reference, reason, ...eventStamp() })
  }

  chargeback(order: Order, reason = 'fraud'): void {
    const last = order.payments.findLast(({ state, dispute }) => state === 'received' && dispute === null)
    if (!last) throw new OrderRefused('nothing_to_charge_back')
    const dispute = { ref: newNumber('x'), at: new Date().toISOString(), wonAt: null }
    this.#change(order.id, last.ref, (payment) => [
      { ...payment, dispute },
      {
        kind: 'chargeback',
        providerRef: payment.ref,
        disputeRef: dispute.ref,
        reason,
        amount: payment.amount,
        currency: payment.currency,
        ...eventStamp(),
      },
    ])
  }

  reverseChargeback(order: Order): void {
    const last = order.payments.findLast(({ dispute }) => dispute !== null && dispute.wonAt === null)
    if (!last?.dispute) throw new OrderRefused('nothing_disputed')
    const { ref } = last.dispute
    this.#change(order.id, last.ref, (payment) => [
      { ...payment, dispute: payment.dispute && { ...payment.dispute, wonAt: new Date().toISOString() } },
      { kind: 'chargebackReversed', disputeRef: ref, ...eventStamp() },
    ])
  }

  payoutPaid(payout: Payout, returnsAt: number | null = null): void {
    if (payout.state !== 'pending') throw new OrderRefused('not_pending')
    const { reference, amount, currency } = payout
    const ref = newNumber('p')
    this.#sayPayout(
      { ...payout, state: 'paid', ref, paidAt: new Date().toISOString(), dueAt: returnsAt },
      { kind: 'payoutPaid', reference, providerRef: ref, amount, currency, ...eventStamp() },
    )
  }

  payoutFailed(payout: Payout, reason = 'account_closed'): void {
    if (payout.state !== 'pending') throw new OrderRefused('not_pending')
    const { reference } = payout
    this.#sayPayout(
      { ...payout, state: 'failed', dueAt: null },
      { kind: 'payoutFailed', reference, reason, ...eventStamp() },
    )
  }

  payoutReturned(payout: Payout, reason = 'account_closed'): void {
    if (payout.state !== 'paid' || payout.ref === null) throw new OrderRefused('not_paid')
    const { reference, ref } = payout
    this.#sayPayout(
      { ...payout, state: 'returned', returnedAt: new Date().toISOString(), dueAt: null },
      { kind: 'payoutReturned', reference, providerRef: ref, reason, ...eventStamp() },
    )
  }

  /** Does what is due with payouts and with vouchers that payers typed. */
  settleDue(nowMs: number): void {
    this.#redeemDue(nowMs)
    for (const payout of this.#parts.journal.all('payout')) {
      if (payout.dueAt === null || payout.dueAt > nowMs) continue
      const { payouts } = this.#parts.accounts.behaviour(payout.account)
      if (payout.state === 'paid') this.payoutReturned(payout)
      else if (payouts === 'fail') this.payoutFailed(payout)
      else this.payoutPaid(payout, payouts === 'return' ? nowMs + this.#parts.payoutMs : null)
    }
  }

  #redeemDue(nowMs: number): void {
    for (const order of this.#parts.journal.all('order')) {
      if (!isVoucherOf(order) || Date.parse(order.createdAt) + this.#parts.voucherMs > nowMs) continue
      const found = redeemed(order, this.#parts.journal.all('order'))
      if (typeof found === 'string') this.fail(order, found)
      else this.pay(order, { amount: found.amount })
    }
  }

  /** A block is found on every chain. */
  block(): void {
    for (const order of this.#parts.journal.all('order')) {
      if (order.payments.some(({ state }) => state === 'seen')) this.confirm(order)
    }
  }

  /**
   * Money that an inverted provider has taken, or has returned; it reports this in calls and in its list, not in facts.
   */
  keepInverted(order: Order, payment: Payment): void {
    const others = order.payments.filter(({ ref }) => ref !== payment.ref)
    this.#keepOrder({ ...order, payments: [...others, payment] })
  }

  #common(wire: BankWire, account: string, request: DepositOrder | PayoutOrder) {
    const { reference, channel, merchant, amount, currency, callbackUrl } = request
    return {
      wire,
      account,
      merchantName: merchant.name,
      reference,
      channel,
      amount,
      currency: currency.code,
      exponent: currency.exponent,
      callbackUrl,
      createdAt: new Date().toISOString(),
      facts: [],
    }
  }

  #change(orderId: string, ref: string, change: (payment: Payment) => readonly [Payment, PaymentFact]): void {
    const order = this.#parts.journal.get('order', orderId)
    const found = order?.payments.find((payment) => payment.ref === ref)
    if (!order || !found) return
    const [next, fact] = change(found)
    this.#say({ ...order, payments: order.payments.map((one) => (one.ref === ref ? next : one)) }, fact)
  }

  #say(order: Order, fact: PaymentFact): void {
    const stored = this.#keepOrder({ ...order, facts: [...order.facts, fact] })
    this.#parts.callbacks.add(stored, fact)
  }

  #sayPayout(payout: Payout, fact: PaymentFact): void {
    const stored = this.#keepPayout({ ...payout, facts: [...payout.facts, fact] })
    this.#parts.callbacks.add(stored, fact)
  }

  #keepOrder(order: Order): Order {
    this.#parts.journal.put('order', order.id, order)
    return order
  }

  #keepPayout(payout: Payout): Payout {
    this.#parts.journal.put('payout', payout.id, payout)
    return payout
  }
}

/** Whether the amount is above zero and has no more decimals than its currency. */
function isSum(amount: string, exponent: number): boolean {
  try {
    return toMinor(amount, exponent) > 0n
  } catch {
    return false
  }
}

function eventStamp() {
  return { eventId: newNumber('e'), at: new Date().toISOString() }
}

function moneyFact(order: Order, payment: Payment): PaymentFact {
  const { amount, currency, payerName, confirmations, needed, ref } = payment
  const money = {
    ...eventStamp(),
    amount,
    currency,
    payerName,
    reference: payment.isNamed ? order.reference : null,
    providerRef: ref,
  }
  return payment.state === 'seen'
    ? { kind: 'depositSeen', confirmations, needed, ...money }
    : { kind: 'depositReceived', ...money }
}
