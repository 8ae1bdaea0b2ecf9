import type { BankWire } from '@livery/contract/payments/bank-key'
import type { Accounts } from '../accounts.ts'
import type { Callbacks } from '../callbacks/callbacks.ts'
import { OrderRefused } from '../instructions/instructions.ts'
import type { InvertedWire } from '../inverted/inverted-wire.ts'
import type { Journal } from '../journal/journal.ts'
import type { Book, Paying } from '../orders/book.ts'
import type { Behaviour, Order, Payment, Payout } from '../records.ts'

/**
 * Acts of payers and payees, and outside events, for tests and for the bank's pages. Orders are named by the merchant's
 * own reference or by the bank's number. Throws `OrderRefused` for an unknown order, or an event that is not possible
 * now.
 */
export class Control {
  readonly #journal: Journal
  readonly #accounts: Accounts
  readonly #book: Book
  readonly #callbacks: Callbacks
  readonly #inverted: InvertedWire

  constructor(journal: Journal, accounts: Accounts, book: Book, callbacks: Callbacks, inverted: InvertedWire) {
    this.#journal = journal
    this.#accounts = accounts
    this.#book = book
    this.#callbacks = callbacks
    this.#inverted = inverted
  }

  /** The newest first. */
  orders(): readonly Order[] {
    return this.#journal.all('order').toReversed()
  }

  payouts(): readonly Payout[] {
    return this.#journal.all('payout').toReversed()
  }

  order(name: string): Order {
    const found = this.orders().find(({ id, reference }) => id === name || reference === name)
    if (!found) throw new OrderRefused('order_unknown')
    return found
  }

  payout(name: string): Payout {
    const found = this.payouts().find(({ id, reference }) => id === name || reference === name)
    if (!found) throw new OrderRefused('order_unknown')
    return found
  }

  /** Resolves when the due callbacks were tried. */
  async pay(name: string, paying: Paying = {}): Promise<Payment> {
    const order = this.order(name)
    if (order.wire === 'inverted') return this.#inverted.pay(order, paying)
    const payment = this.#book.pay(order, paying)
    await this.#callbacks.sendDue(Date.now())
    return payment
  }

  async confirm(name: string, blocks = 1): Promise<void> {
    this.#book.confirm(this.order(name), blocks)
    await this.#callbacks.sendDue(Date.now())
  }

  async reorganise(name: string): Promise<void> {
    const order = this.order(name)
    if (order.wire === 'inverted') return this.#inverted.cancel(order)
    this.#book.reorganise(order)
    await this.#callbacks.sendDue(Date.now())
  }

  async refuse(name: string, reason?: string): Promise<void> {
    this.#book.fail(this.order(name), reason)
    await this.#callbacks.sendDue(Date.now())
  }

  async chargeback(name: string, reason?: string): Promise<void> {
    this.#book.chargeback(this.order(name), reason)
    await this.#callbacks.sendDue(Date.now())
  }

  async reverseChargeback(name: string): Promise<void> {
    this.#book.reverseChargeback(this.order(name))
    await this.#callbacks.sendDue(Date.now())
  }

  async payoutPaid(name: string): Promise<void> {
    this.#book.payoutPaid(this.payout(name))
    await this.#callbacks.sendDue(Date.now())
  }

  async payoutFailed(name: string, reason?: string): Promise<void> {
    this.#book.payoutFailed(this.payout(name), reason)
    await this.#callbacks.sendDue(Date.now())
  }

  async payoutReturned(name: string, reason?: string): Promise<void> {
    this.#book.payoutReturned(this.payout(name), reason)
    await this.#callbacks.sendDue(Date.now())
  }

  behaviour(account: string): Behaviour {
    return this.#accounts.behaviour(account)
  }

  behave(account: string, change: Partial<Omit<Behaviour, 'account'>>): Behaviour {
    return this.#accounts.behave(account, change)
  }

  /** Sends every callback of an account that has not arrived, also those that would never be sent. */
  sendAll(account: string): Promise<void> {
    return this.#callbacks.sendAll(account)
  }

  /** Sends every fact of an order or a payout again. */
  sendAgain(name: string): Promise<void> {
    const order = this.orders().find(({ id, reference }) => id === name || reference === name)
    return this.#callbacks.sendAgain(order ?? this.payout(name))
  }

  /** Gives an account a newer key besides the old one; returns it. */
  changeKey(account: string, wire: BankWire): string {
    return this.#accounts.changeKey(account, wire)
  }

  endOldKeys(account: string, wire: BankWire): void {
    this.#accounts.endOldKeys(account, wire)
  }

  /** One call of an inverted order, unchanged. */
  invertedCall(name: string, method: string, params: Readonly<Record<string, unknown>>) {
    return this.#inverted.call(this.order(name), method, params)
  }
}
