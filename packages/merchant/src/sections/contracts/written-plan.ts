import type { Written } from '@livery/contract/agent/contract-rules'

/** A step in a merchant's file. */
export interface PlanTier {
  readonly turnover: string
  readonly active: number
  readonly loss?: string
  readonly rate?: string
  readonly fixed?: string
}

/** A plan in the form of an offer; null where some steps state a rate and others an amount. */
export function writtenPlan(tiers: readonly PlanTier[]): Written | null {
  const isRate = tiers.every(({ rate, fixed }) => rate !== undefined && fixed === undefined)
  const isFixed = tiers.every(({ rate, fixed }) => rate === undefined && fixed !== undefined)
  if (!isRate && !isFixed) return null
  return {
    rateType: isRate ? 'P' : 'F',
    tiers: tiers.map(({ turnover, active, loss = '0', rate, fixed }) => ({
      turnover,
      loss,
      active: String(active),
      rate: rate ?? fixed!,
    })),
  }
}
