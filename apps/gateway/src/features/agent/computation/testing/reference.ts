/**
 * A second implementation of settlement, for the tests. It works from single bets, walks the whole team of each agent,
 * and uses fractions instead of rounding; it has no rows, levels or keys of the engine and shares no code with it.
 */
export interface ReferenceBet {
  readonly member: string
  readonly type: string
  readonly opened: number
  /** When the bet became known; when its round ended and its win was known; when it was taken back. */
  readonly known: number
  readonly won: number
  readonly voided: number | null
  readonly stake: bigint
  readonly win: bigint
}

export interface ReferenceGift {
  readonly member: string
  readonly at: number
  readonly amount: bigint
}

export interface ReferenceStep {
  readonly turnover: bigint
  readonly loss: bigint
  readonly active: number
  /** Parts of a million, or a sum. */
  readonly share: bigint | null
  readonly sum: bigint | null
}

/** A base as it was when first settled: payers, terms, and where each member stood. */
export interface ReferenceBase {
  readonly name: string
  readonly month: string
  readonly isIn: (at: number) => boolean
  /** The first moment of the base. */
  readonly begins: number
  /** What the merchant had stated when the base began; a later statement is for later bases. */
  readonly rules: ReferenceRules
  readonly steps: ReadonlyMap<string, ReadonlyMap<string, readonly ReferenceStep[]>>
  readonly payers: ReadonlyMap<string, string | null>
  /** The agent whose line holds a member's bets; recorded when the member is first seen. */
  readonly stands: Map<string, string | null>
}

export interface ReferenceRules {
  readonly carry: 'none' | 'always' | 'previous' | 'month'
  readonly active: bigint
}

interface Result {
  readonly turnover: bigint
  readonly loss: bigint
  readonly active: number
  readonly carriedIn: bigint
  readonly tier: number
  readonly gross: bigint
}

/** What an agent's contract pays in a base, as known at a moment. */
export class Reference {
  readonly #isDividend: boolean
  readonly #bets: readonly ReferenceBet[]
  readonly #gifts: readonly ReferenceGift[]

  constructor(isDividend: boolean, bets: readonly ReferenceBet[], gifts: readonly ReferenceGift[]) {
    this.#isDividend = isDividend
    this.#bets = bets
    this.#gifts = gifts
  }

  /**
   * @param history all bases up to this one; those before `from` keep their last reported results
   *
   * @param reported the reported results, by `base agent type`
   */
  result(
    history: readonly ReferenceBase[],
    index: number,
    agent: string,
    type: string,
    now: number,
    from: number,
    reported: ReadonlyMap<string, Result>,
  ): Result {
    const base = history[index]!
    if (index < from) return reported.get(`${base.name} ${agent} ${type}`)!
    const team = this.#teamOf(base, agent)
    const bets = this.#bets.filter(
      (bet) =>
        base.isIn(bet.opened) && bet.known <= now && (type === 'CONS' || bet.type === type) && team.has(bet.member),
    )
    let [turnover, loss] = [0n, 0n]
    const staked: Record<string, bigint> = {}
    for (const bet of bets) {
      // The result of a round is unknown while it is still going on.
      if (now < bet.won) continue
      if (bet.voided !== null && bet.voided <= now) continue
      turnover += bet.stake
      loss += bet.stake - bet.win
      staked[bet.member] = (staked[bet.member] ?? 0n) + bet.stake
    }
    if (type === 'CONS')
      for (const gift of this.#gifts)
        if (base.isIn(gift.at) && gift.at <= now && team.has(gift.member)) loss -= gift.amount
    const active = Object.values(staked).filter((sum) => sum > 0n && sum >= base.rules.active).length
    const carriedIn = this.#carried(history, index, agent, type, now, from, reported)
    return {
      turnover,
      loss,
      active,
      carriedIn,
      ...this.#pay(base.steps.get(agent)!.get(type)!, turnover, loss + carriedIn, active),
    }
  }

  #teamOf(base: ReferenceBase, agent: string): Set<string> {
    const team = new Set<string>()
    for (const [member, stands] of base.stands) {
      for (let at = stands; at !== null; at = base.payers.get(at) ?? null) if (at === agent) team.add(member)
    }
    return team
  }

  #carried(
    history: readonly ReferenceBase[],
    index: number,
    agent: string,
    type: string,
    now: number,
    from: number,
    reported: ReadonlyMap<string, Result>,
  ): bigint {
    const [base, before] = [history[index]!, history[index - 1]]
    if (!this.#isDividend || base.rules.carry === 'none' || !before || before.rules.carry === 'none') return 0n
    // The base before must end where this one begins.
    if (!before.isIn(base.begins - 1)) return 0n
    if (base.rules.carry === 'month' && before.month !== base.month) return 0n
    if (!before.steps.get(agent)?.has(type) || before.payers.get(agent) !== base.payers.get(agent)) return 0n
    const was = this.result(history, index - 1, agent, type, now, from, reported)
    const result = before.rules.carry === 'previous' ? was.loss : was.loss + was.carriedIn
    return result < 0n ? result : 0n
  }

  #pay(steps: readonly ReferenceStep[], turnover: bigint, loss: bigint, active: number) {
    let [tier, gross] = [0, 0n]
    const of = this.#isDividend ? loss : turnover
    if (of <= 0n) return { tier, gross }
    for (const [index, step] of steps.entries()) {
      const holds =
        (step.turnover === 0n || turnover >= step.turnover) &&
        (step.active === 0 || active >= step.active) &&
        (step.loss === 0n || loss >= step.loss)
      if (!holds) continue
      tier = index + 1
      // The exact share, less what is not a whole unit of it.
      gross = step.sum ?? (of * step.share! - ((of * step.share!) % 1_000_000n)) / 1_000_000n
    }
    return { tier, gross }
  }
}

export interface ReferenceDue {
  readonly agent: string
  /** Null for the merchant. */
  readonly payer: string | null
  readonly due: bigint
}

/** Pays what is due, payer by payer, from what each payer has at that moment. */
export function referencePay(dues: readonly ReferenceDue[], wallet: ReadonlyMap<string, bigint>) {
  const paid = new Map<ReferenceDue, bigint>()
  const paidOf = (one: ReferenceDue): bigint => {
    if (!paid.has(one)) share(one.payer)
    return paid.get(one)!
  }
  const share = (payer: string | null) => {
    const mates = dues.filter((one) => one.payer === payer).sort((a, b) => Number(a.agent) - Number(b.agent))
    const all = mates.reduce((sum, { due }) => sum + due, 0n)
    const came = dues.filter(({ agent }) => agent === payer).reduce((sum, own) => sum + paidOf(own), 0n)
    const has = payer === null || came >= all ? all : came + (wallet.get(payer) ?? 0n)
    const gives = has < all ? has : all
    const exact = mates.map((mate) => ({
      mate,
      floor: all ? (mate.due * gives) / all : 0n,
      rest: all ? (mate.due * gives) % all : 0n,
    }))
    let left = gives - exact.reduce((sum, { floor }) => sum + floor, 0n)
    for (const one of [...exact].sort((a, b) =>
      b.rest > a.rest ? 1 : b.rest < a.rest ? -1 : Number(a.mate.agent) - Number(b.mate.agent),
    )) {
      paid.set(one.mate, one.floor + (left > 0n ? 1n : 0n))
      if (left > 0n) left -= 1n
    }
  }
  return new Map(dues.map((one) => [`${one.agent} ${one.payer}`, paidOf(one)]))
}

/**
 * The moment whose statement a base is paid by: its first, or the first later one at which the kind was on; null where
 * that is not within the base.
 */
export function referenceMoment(
  off: readonly { readonly from: number; readonly to: number }[],
  begins: number,
  ends: number,
): number | null {
  let at = begins
  for (const { from, to } of off) if (at >= from && at < to) at = to
  return at < ends ? at : null
}
