import { amountOf, rateOf, type Written } from '@livery/contract/agent/contract-rules'
import {
  CONTRACT_FLAGS,
  CONTRACT_KINDS,
  type ContractGameType,
  type ContractKind,
} from '@livery/contract/agent/contract-words'
import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import { writtenPlan } from '@livery/merchant/sections/contracts/written-plan'
import type { Calendar } from '../computation/periods.ts'
import type { Rules, Terms, Tier } from '../computation/plan.ts'

export interface WrittenTerms extends Written {
  readonly gameType: ContractGameType
}

/** What a merchant states for a kind. */
export interface KindPlan {
  readonly rules: Rules
  readonly calendar: Calendar
  /** The contract of agents without an upline. */
  readonly top: readonly WrittenTerms[]
  readonly tiersMost: number
  readonly rateMost: string
}

/** The kinds that a merchant states and has switched on. */
export function offeredKinds({
  capabilities,
  contracts,
}: Pick<Merchant, 'capabilities' | 'contracts'>): ContractKind[] {
  return CONTRACT_KINDS.filter((kind) => capabilities[CONTRACT_FLAGS[kind]] && contracts?.[kind])
}

/** What a merchant states for a kind; null where it does not offer it. */
export function planOf(
  merchant: Pick<Merchant, 'capabilities' | 'contracts' | 'currency' | 'timeZone'>,
  kind: ContractKind,
): KindPlan | null {
  const stated = merchant.contracts?.[kind]
  if (!merchant.contracts || !stated || !merchant.capabilities[CONTRACT_FLAGS[kind]]) return null
  const { cycle = 'monthly', carry = 'none' } = merchant.contracts.dividend ?? {}
  return {
    rules: {
      kind,
      carry: kind === 'dividend' ? carry : 'none',
      activeMinor: amountOf(merchant.contracts.activeTurnover, merchant.currency.exponent)!,
    },
    calendar: { timeZone: merchant.timeZone, cycle },
    top: stated.plan.map(({ gameType, tiers }) => ({ gameType, ...writtenPlan(tiers)! })),
    tiersMost: stated.tiersMost,
    rateMost: stated.rateMost,
  }
}

/** What a merchant states for a kind. Throws FEATURE_DISABLED where it does not offer it. */
export function offeredPlan(merchant: Parameters<typeof planOf>[0], kind: ContractKind): KindPlan {
  const plan = planOf(merchant, kind)
  if (!plan) throw new LiveryError('FEATURE_DISABLED')
  return plan
}

/** Terms as they are computed with. */
export function termsOf(contract: string, { gameType, rateType, tiers }: WrittenTerms, exponent: number): Terms {
  return {
    contract,
    gameType,
    tiers: tiers.map(
      ({ turnover, loss, active, rate }): Tier => ({
        turnoverMinor: amountOf(turnover, exponent)!,
        lossMinor: amountOf(loss, exponent)!,
        active: Number(active),
        pay: rateType === 'P' ? { rate: rateOf(rate)! } : { fixedMinor: amountOf(rate, exponent)! },
      }),
    ),
  }
}
