import type { BankWire } from '@livery/contract/payments/bank-key'
import type { PaymentFact } from '@livery/contract/payments/facts'
import type { Accounts } from '../accounts.ts'
import type { Journal } from '../journal/journal.ts'
import { newNumber } from '../numbers.ts'
import type { BankOptions } from '../options.ts'
import type { Delivery, Order, Payout } from '../records.ts'
import type { WrittenCallback } from '../wires/written-callback.ts'

const TIMEOUT_MS = 8_000
/** Longer than a payer waits for anything; then somebody has to ask for it. */
const MOST_TRIES = 40

export type WriteCallback = (delivery: Delivery, keys: readonly string[], nowMs: number) => WrittenCallback

/**
 * Callbacks to merchants: each is sent until it is taken, with growing pauses. Towards a merchant they may come twice, in
 * the wrong order, late or never, as its account's behaviour says.
 */
export class Callbacks {
  readonly #journal: Journal
  readonly #accounts: Accounts
  readonly #write: Readonly<Record<BankWire, WriteCallback>>
  readonly #options: Pick<BankOptions, 'retryMs' | 'heldMs' | 'log'>
  readonly #sending = new Map<string, Promise<void>>()

  constructor(
    journal: Journal,
    accounts: Accounts,
    write: Readonly<Record<BankWire, WriteCallback>>,
    options: Pick<BankOptions, 'retryMs' | 'heldMs' | 'log'>,
  ) {
    this.#journal = journal
    this.#accounts = accounts
    this.#write = write
    this.#options = options
  }

  /** Says a fact to the merchant, in the way its account has it. */
  add({ wire, account, callbackUrl: url, exponent }: Order | Payout, fact: PaymentFact): void {
    const { callbacks } = this.#accounts.behaviour(account)
    const { late, outOfOrder } = this.#options.heldMs
    const now = Date.now()
    const common = { account, wire, url, fact, exponent, tries: 0 }
    if (callbacks === 'never') this.#keep({ ...common, dueAt: now, state: 'stopped' })
    else if (callbacks === 'late') this.#keep({ ...common, dueAt: now + late, state: 'waiting' })
    else if (callbacks === 'outOfOrder') {
      const held = this.#journal.all('delivery').filter((one) => one.account === account && one.state === 'waiting')
      const newer = this.#keep({ ...common, dueAt: held.length > 0 ? now : now + outOfOrder, state: 'waiting' })
      // An earlier fact comes right after the present one.
      for (const one of held) this.#journal.put('delivery', one.id, { ...one, dueAt: now, after: newer })
    } else {
      this.#keep({ ...common, dueAt: now, state: 'waiting' })
      if (callbacks === 'twice') this.#keep({ ...common, dueAt: now, state: 'waiting' })
    }
    setImmediate(() => this.sendDue(Date.now()))
  }

  /** Whether it is sent now; one that follows another waits until that was tried. */
  #isDue({ id, state, dueAt, after }: Delivery, nowMs: number): boolean {
    const first = after === undefined ? undefined : this.#journal.get('delivery', after)
    const isItsTurn = !first || (first.tries > 0 && !this.#sending.has(first.id))
    return state === 'waiting' && dueAt <= nowMs && !this.#sending.has(id) && isItsTurn
  }

  /** Sends due callbacks; resolves when each was tried. */
  async sendDue(nowMs: number): Promise<void> {
    const due = this.#journal.all('delivery').filter((one) => this.#isDue(one, nowMs))
    for (const { id } of due)
      this.#sending.set(
        id,
        this.#send(id).finally(() => this.#sending.delete(id)),
      )
    await Promise.all(this.#sending.values())
    if (due.length > 0) await this.sendDue(nowMs)
  }

  /** Sends all that has not arrived, also what would never be sent. */
  async sendAll(account: string): Promise<void> {
    for (const one of this.#journal.all('delivery')) {
      if (one.account !== account || one.state === 'done') continue
      this.#journal.put('delivery', one.id, { ...one, state: 'waiting', dueAt: 0 })
    }
    await this.sendDue(Date.now())
  }

  /** Says every fact of an order once more. */
  async sendAgain(order: Order | Payout): Promise<void> {
    const { account, wire, callbackUrl: url, exponent } = order
    for (const fact of order.facts) {
      this.#keep({ account, wire, url, exponent, fact, tries: 0, dueAt: 0, state: 'waiting' })
    }
    await this.sendDue(Date.now())
  }

  async stopped(): Promise<void> {
    await Promise.all(this.#sending.values())
  }

  #keep(delivery: Omit<Delivery, 'id'>): string {
    const id = newNumber('c')
    this.#journal.put('delivery', id, { id, ...delivery })
    return id
  }

  async #send(id: string): Promise<void> {
    const delivery = this.#journal.get('delivery', id)
    if (!delivery) return
    const { account, wire, url, tries } = delivery
    const { headers, body, isTaken } = this.#write[wire](delivery, this.#accounts.keys(account, wire), Date.now())
    let taken = false
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal })
      taken = isTaken(response.status, await response.text())
    } catch {
      // Nobody there: tried again below.
    }
    const { first, longest } = this.#options.retryMs
    const dueAt = Date.now() + Math.min(longest, first * 2 ** Math.min(tries, 20))
    const state = taken ? 'done' : tries + 1 >= MOST_TRIES ? 'stopped' : 'waiting'
    this.#journal.put('delivery', id, { ...delivery, tries: tries + 1, dueAt, state })
    this.#options.log({ level: taken ? 'info' : 'warn', event: 'callback', account, kind: delivery.fact.kind, taken })
  }
}
