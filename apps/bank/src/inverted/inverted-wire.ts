import { signedHeaders } from '@livery/contract/payments/signed-request'
import { toMinor } from '@livery/locale/amount'
import type { Accounts } from '../accounts.ts'
import { OrderRefused } from '../instructions/instructions.ts'
import { newNumber } from '../numbers.ts'
import type { Book, Paying } from '../orders/book.ts'
import type { Order, Payment } from '../records.ts'

const TIMEOUT_MS = 8_000
/** The wire's number of a payer who asks for the money back. */
const PAYER_CANCELS = '5'

type Params = Readonly<Record<string, unknown>>
type Answer = { readonly result?: Params; readonly error?: { readonly code: number; readonly message: string } }

/** The inverted wire: the bank asks the merchant whether it may take the money, takes it, and reports that. */
export class InvertedWire {
  readonly #accounts: Accounts
  readonly #book: Book

  constructor(accounts: Accounts, book: Book) {
    this.#accounts = accounts
    this.#book = book
  }

  /** Check, create and perform; accounts with repeated calls get each twice. Throws `OrderRefused`. */
  async pay(order: Order, paying: Paying = {}): Promise<Payment> {
    const amount = paying.amount ?? order.amount
    const currency = paying.currency ?? order.currency
    const account = { order: order.reference }
    const sum = { amount: String(toMinor(amount, order.exponent)), decimals: order.exponent, currency }
    const ref = newNumber('p')
    const now = Date.now()
    await this.#ask(order, 'CheckPerformTransaction', { account, ...sum })
    await this.#ask(order, 'CreateTransaction', { id: ref, time: now, account, ...sum })
    await this.#ask(order, 'PerformTransaction', { id: ref })
    const payment: Payment = {
      ref,
      amount,
      currency,
      at: new Date(now).toISOString(),
      payerName: paying.payerName ?? 'Demo Payer',
      isNamed: true,
      state: 'received',
      confirmations: 0,
      needed: 0,
      dispute: null,
    }
    this.#book.keepInverted(order, payment)
    return payment
  }

  /** Gives back the last money taken. */
  async cancel(order: Order): Promise<void> {
    const last = order.payments.findLast(({ state }) => state === 'received')
    if (!last) throw new OrderRefused('nothing_paid')
    await this.#ask(order, 'CancelTransaction', { id: last.ref, reason: PAYER_CANCELS })
    this.#book.keepInverted(order, { ...last, state: 'undone' })
  }

  /** Any call, unchanged, for tests of single steps. */
  async call(order: Order, method: string, params: Params): Promise<Answer> {
    const body = JSON.stringify({ id: newNumber('c'), method, params })
    const [key = ''] = this.#accounts.keys(order.account, order.wire)
    const response = await fetch(order.callbackUrl, {
      method: 'POST',
      headers: signedHeaders(key, order.account, { about: 'merchant', body }, Date.now()),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return (await response.json()) as Answer
  }

  async #ask(order: Order, method: string, params: Params): Promise<void> {
    const times = this.#accounts.behaviour(order.account).callbacks === 'twice' ? 2 : 1
    for (let time = 0; time < times; time += 1) {
      const { error } = await this.call(order, method, params)
      if (error) throw new OrderRefused(`merchant_said_${error.message}`)
    }
  }
}
