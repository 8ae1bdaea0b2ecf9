import type { WithdrawalState } from '@livery/contract/cashier/withdrawal-states'
import { WithdrawalModel } from '../withdrawals/withdrawal-model.ts'
import type { DepositFact } from './deposit-facts.ts'
import { type DepositModel, newModel, takeFact } from './deposit-model.ts'
import type { PayoutFact } from './payout-facts.ts'

interface OrderedPayout {
  readonly member: string
  readonly reference: string
  /** The index among its member's withdrawals. */
  readonly index: number
}

/** All movements of a player's money in plain code: deposits, withdrawals, wins and losses. */
export class MoneyModel {
  readonly deposits: DepositModel = newModel()
  readonly withdrawals: OrderedPayout[] = []
  readonly #outgoing = new Map<string, WithdrawalModel>()

  addMember(member: string): void {
    this.deposits.members.set(member, { available: 0n, owed: 0n })
    this.#outgoing.set(member, new WithdrawalModel(0n))
  }

  fact(fact: DepositFact): string {
    return takeFact(this.deposits, fact)
  }

  /** A round's stake and win together. */
  play(member: string, wonMinor: bigint): string {
    const money = this.deposits.members.get(member)!
    if (money.available + wonMinor < 0n) return 'INSUFFICIENT_FUNDS'
    money.available += wonMinor
    return 'OK'
  }

  request(member: string, reference: string, amountMinor: bigint, feeMinor: bigint, review: boolean): string {
    const status = this.#with(member, (model) =>
      model.request({ kind: 'request', amountMinor, feeMinor, review, replay: false }),
    )
    const index = this.of(member).withdrawals.length - 1
    if (status === 'OK') this.withdrawals.push({ member, reference, index })
    return status
  }

  move({ member, index }: OrderedPayout, to: WithdrawalState): string {
    return this.#with(member, (model) => model.move(index, to))
  }

  /**
   * A provider's fact about a payout, with the answer its callback gets; `wrong` is the part that disagrees with the
   * order.
   */
  payout({ member, index }: OrderedPayout, fact: PayoutFact, wrong: 'sum' | 'currency' | null): string {
    const text = JSON.stringify(fact)
    const before = this.deposits.events.get(fact.eventId)
    if (before !== undefined) return before === text ? 'OK' : 'CONFLICT'
    const reported = { kind: 'fact', target: index, fact: fact.kind, rightAmount: wrong === null } as const
    // Another currency counts as another amount, whatever the payout's state.
    const did = wrong === 'currency' ? 'AMOUNT_WRONG' : this.#with(member, (model) => model.fact(reported))
    if (did === 'AMOUNT_WRONG') return did
    this.deposits.events.set(fact.eventId, text)
    return 'OK'
  }

  of(member: string): WithdrawalModel {
    return this.#outgoing.get(member)!
  }

  money(member: string): { readonly available: bigint; readonly owed: bigint; readonly held: bigint } {
    const { available, owed } = this.deposits.members.get(member)!
    return { available, owed, held: this.of(member).held }
  }

  /** The two models share a balance. */
  #with(member: string, act: (model: WithdrawalModel) => string): string {
    const money = this.deposits.members.get(member)!
    const model = this.of(member)
    model.available = money.available
    const status = act(model)
    money.available = model.available
    return status
  }
}
