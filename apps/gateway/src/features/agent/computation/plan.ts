import type { Carry, ContractGameType, ContractKind } from '@livery/contract/agent/contract-words'

/** A step of a contract. A condition of zero does not apply; all others must hold. */
export interface Tier {
  readonly turnoverMinor: bigint
  /** The least loss of the team. */
  readonly lossMinor: bigint
  readonly active: number
  /** Millionths of the kind's basis, or a fixed amount. */
  readonly pay: { readonly rate: bigint } | { readonly fixedMinor: bigint }
}

/** The terms a holder is paid by, for all games or those of one type. */
export interface Terms {
  /** The contract's version, which identifies these terms later. */
  readonly contract: string
  readonly gameType: ContractGameType
  readonly tiers: readonly Tier[]
}

/**
 * An agent with a contract. Its payer is the agent right above, who has a contract of the same game type; null for the
 * merchant.
 */
export interface Holder {
  readonly id: string
  readonly payer: string | null
  readonly terms: readonly Terms[]
}

/** What a merchant states for a kind. */
export interface Rules {
  readonly kind: ContractKind
  readonly carry: Carry
  /** The turnover in a base that makes a member active. */
  readonly activeMinor: bigint
}

const RATE_ONE = 1_000_000n

/** What is counted in a base. */
export interface Metrics {
  readonly turnover: bigint
  /** The loss of the team; below zero where it won. */
  readonly loss: bigint
  readonly active: number
}

/** What a contract pays. `rounding` is the part that was rounded away, in millionths of a minor unit. */
export interface Gross {
  /** The step that was reached, counted from one; 0 for none. */
  readonly tier: number
  readonly gross: bigint
  readonly rounding: bigint
}

/**
 * The highest step whose conditions hold, and what it pays: a share of the loss for a dividend, of the stakes for a
 * salary. The amount is rounded down once, here, so that parts that are paid on never exceed the whole.
 */
export function grossOf(kind: ContractKind, tiers: readonly Tier[], { turnover, loss, active }: Metrics): Gross {
  const counted = kind === 'dividend' ? loss : turnover
  const tier =
    counted > 0n
      ? tiers.findLastIndex((one) => turnover >= one.turnoverMinor && active >= one.active && holdsLoss(one, loss)) + 1
      : 0
  const pay = tiers[tier - 1]?.pay
  if (!pay) return { tier: 0, gross: 0n, rounding: 0n }
  if ('fixedMinor' in pay) return { tier, gross: pay.fixedMinor, rounding: 0n }
  const exact = counted * pay.rate
  return { tier, gross: exact / RATE_ONE, rounding: exact % RATE_ONE }
}

const holdsLoss = ({ lossMinor }: Tier, loss: bigint) => lossMinor === 0n || loss >= lossMinor
