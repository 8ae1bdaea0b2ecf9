import { createHash } from 'node:crypto'
import { canonicalJson } from '@livery/merchant/canonical-json'
import type { Merchant } from '@livery/merchant/merchant'
import Type, { type Static } from 'typebox'
import { turnoverWeights } from '../../../ledger/turnover/weights.ts'
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

/** What a merchant gives back of stakes, as it is kept for rounds that are settled later. */
const Plan = Type.Object({
  rates: Type.Array(Rate),
  /** Vendors and game types of which no more counts than was risked. */
  risked: Type.Object({ vendors: Type.Record(Type.String(), Type.Boolean()), gameTypes: Type.Array(Type.String()) }),
})
export type Plan = Static<typeof Plan>

/** A merchant's plan; null where it never gives anything back. */
export function planOf(merchant: Merchant): { readonly version: string; readonly plan: Plan } | null {
  if (!merchant.rebate) return null
  const { vendors, gameTypes } = turnoverWeights(merchant)
  const plan: Plan = {
    rates: merchant.rebate.rates.map(({ percent, ...of }) => ({ ...of, bp: Math.round(percent * 100) })),
    risked: {
      vendors: Object.fromEntries(Object.entries(vendors).map(([id, { counts }]) => [id, counts === 'risked'])),
      gameTypes: Object.entries(gameTypes).flatMap(([type, { counts }]) => (counts === 'risked' ? [type] : [])),
    },
  }
  return { version: createHash('sha256').update(canonicalJson(plan)).digest('hex').slice(0, 12), plan }
}

/** What is kept where a merchant has ended its rebate: rounds that were opened since give nothing. */
export const NO_PLAN = { version: 'none', plan: { rates: [], risked: { vendors: {}, gameTypes: [] } } } as const

export interface KeptPlan {
  readonly version: string
  readonly since: Date
  readonly plan: Plan
}

/** A merchant's plans, the latest first. */
export async function keptPlans(sql: Sql, merchantId: string): Promise<readonly KeptPlan[]> {
  return sql.rows(
    { version: text, since: instant, plan: json(Plan) },
    'select version, since, plan from rebate_plan where merchant_id = $1 order by since desc',
    [merchantId],
  )
}

export interface PlayedAt {
  readonly vendorId: string
  readonly gameType: string
}

/** The rate at a vendor and game type, in hundredths of a percent: what names both counts first, then what names the vendor. */
export function rateAt({ rates }: Pick<Plan, 'rates'>, { vendorId, gameType }: PlayedAt): number {
  const found = (vendor: string | undefined, type: string | undefined) =>
    rates.find((rate) => rate.vendor === vendor && rate.gameType === type)
  return (found(vendorId, gameType) ?? found(vendorId, undefined) ?? found(undefined, gameType))?.bp ?? 0
}

/** What of a settled round counts: the stake, or no more than was risked. */
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
