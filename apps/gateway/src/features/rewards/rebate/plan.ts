import { createHash } from 'node:crypto'
import { canonicalJson } from '@livery/merchant/canonical-json'
import type { Merchant } from '@livery/merchant/merchant'
import Type, { type Static } from 'typebox'
import { turnoverWeights } from '../../../ledger/turnover/weights.ts'
import { vipBenefits } from '../../../members/vip/benefits.ts'
import { instant, json, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

const Rate = Type.Object({
  /** The vendor's folder. */
  vendor: Type.Optional(Type.String()),
  gameType: Type.Optional(Type.String()),
  /** In hundredths of a percent. */
  bp: Type.Integer(),
})
export type Rate = Static<typeof Rate>

/** Vendors and game types whose stakes count only up to the amount at risk. */
export const Risked = Type.Object({
  vendors: Type.Record(Type.String(), Type.Boolean()),
  gameTypes: Type.Array(Type.String()),
})

/** The rebates a merchant gives on stakes, as stored for rounds that are settled later. */
const Plan = Type.Object({
  rates: Type.Array(Rate),
  /** Added to every rate, by the member's level from 1 on, in hundredths of a percent. */
  levels: Type.Optional(Type.Array(Type.Integer())),
  risked: Risked,
})
export type Plan = Static<typeof Plan>

/** A merchant's plan; null where it has no rebates. */
export function planOf(merchant: Merchant): { readonly version: string; readonly plan: Plan } | null {
  if (!merchant.rebate) return null
  const levels = (merchant.vip?.levels ?? []).map((_, index) => vipBenefits(merchant, index + 1).rebateBp)
  const plan: Plan = {
    ...(levels.some((bp) => bp > 0) && { levels }),
    rates: merchant.rebate.rates.map(({ percent, ...of }) => ({ ...of, bp: Math.round(percent * 100) })),
    risked: riskedOf(merchant),
  }
  return { version: createHash('sha256').update(canonicalJson(plan)).digest('hex').slice(0, 12), plan }
}

/** The vendors and game types whose stakes count only up to the amount at risk. */
export function riskedOf(merchant: Merchant): Static<typeof Risked> {
  const { vendors, gameTypes } = turnoverWeights(merchant)
  return {
    vendors: Object.fromEntries(Object.entries(vendors).map(([id, { counts }]) => [id, counts === 'risked'])),
    gameTypes: Object.entries(gameTypes).flatMap(([type, { counts }]) => (counts === 'risked' ? [type] : [])),
  }
}

/** Stored where a merchant has ended its rebate: rounds opened since then give nothing. */
export const NO_PLAN = { version: 'none', plan: { rates: [], risked: { vendors: {}, gameTypes: [] } } } as const

export interface StoredPlan {
  readonly version: string
  readonly since: Date
  readonly plan: Plan
}

/** A merchant's plans, the latest first. */
export async function storedPlans(sql: Sql, merchantId: string): Promise<readonly StoredPlan[]> {
  return sql.rows(
    { version: text, since: instant, plan: json(Plan) },
    'select version, since, plan from rebate_plan where merchant_id = $1 order by since desc',
    [merchantId],
  )
}

/** The plan in force at a moment, of plans with the latest first. */
export function planAt<Plan extends { readonly since: Date }>(plans: readonly Plan[], at: Date): Plan | undefined {
  return plans.find(({ since }) => since <= at)
}

export interface PlayedAt {
  readonly vendorId: string
  readonly gameType: string
}

/**
 * The rate at a vendor and game type for a member of a level, in hundredths of a percent: a rate for both comes first,
 * then one for the vendor, then one for the type. Where the rate is zero, a level adds nothing.
 */
export function rateAt(plan: Pick<Plan, 'rates' | 'levels'>, { vendorId, gameType }: PlayedAt, level = 0): number {
  const { rates } = plan
  const found = (vendor: string | undefined, type: string | undefined) =>
    rates.find((rate) => rate.vendor === vendor && rate.gameType === type)
  const bp = (found(vendorId, gameType) ?? found(vendorId, undefined) ?? found(undefined, gameType))?.bp ?? 0
  return bp === 0 ? 0 : bp + levelBp(plan, level)
}

/** The addition of a level; levels above those of the plan add as much as its highest. */
export function levelBp({ levels = [] }: Pick<Plan, 'levels'>, level: number): number {
  return levels[Math.min(level, levels.length) - 1] ?? 0
}

/** The part of a settled round that counts: the stake, or no more than the amount at risk. */
export function staked(
  { risked }: Pick<Plan, 'risked'>,
  { vendorId, gameType }: PlayedAt,
  betMinor: bigint,
  winMinor: bigint,
): bigint {
  const isRisked = risked.vendors[vendorId] ?? risked.gameTypes.includes(gameType)
  const result = winMinor > betMinor ? winMinor - betMinor : betMinor - winMinor
  return isRisked && result < betMinor ? result : betMinor
}
