import { BANK_WIRES, type BankWire, bankKey } from '@livery/contract/payments/bank-key'
import type { Journal } from './journal/journal.ts'
import type { Behaviour } from './records.ts'

/** A merchant's account: its keys of each wire, and the bank's behaviour towards it. */
export class Accounts {
  readonly #journal: Journal
  readonly #secret: string

  constructor(journal: Journal, secret: string) {
    this.#journal = journal
    this.#secret = secret
  }

  /** The present keys, the newest first: callbacks are signed with each, and a request signed with any is accepted. */
  keys(account: string, wire: BankWire): readonly string[] {
    return this.#generations(account, wire).map((one) => bankKey(this.#secret, account, wire, one))
  }

  /** Adds a newer key; earlier ones stay valid until `endOldKeys`. Returns it, for the merchant's settings. */
  changeKey(account: string, wire: BankWire): string {
    const [newest = 1, ...older] = this.#generations(account, wire)
    this.#keep(account, wire, [newest + 1, newest, ...older])
    return bankKey(this.#secret, account, wire, newest + 1)
  }

  endOldKeys(account: string, wire: BankWire): void {
    this.#keep(account, wire, this.#generations(account, wire).slice(0, 1))
  }

  behaviour(account: string): Behaviour {
    return (
      this.#journal.get('behaviour', account) ?? { account, callbacks: 'once', payouts: 'succeed', starts: 'answer' }
    )
  }

  behave(account: string, change: Partial<Omit<Behaviour, 'account'>>): Behaviour {
    const behaviour = { ...this.behaviour(account), ...change }
    this.#journal.put('behaviour', account, behaviour)
    return behaviour
  }

  #generations(account: string, wire: BankWire): readonly number[] {
    return this.#journal.get('keys', `${account} ${wire}`)?.generations ?? [1]
  }

  #keep(account: string, wire: BankWire, generations: readonly number[]): void {
    const id = `${account} ${wire}`
    this.#journal.put('keys', id, { id, generations })
  }
}

export function isWire(text: unknown): text is BankWire {
  return (BANK_WIRES as readonly unknown[]).includes(text)
}
