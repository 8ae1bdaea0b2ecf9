import { createHash } from 'node:crypto'
import { type EarnedKind, POINTS_OF_GAMES } from '@livery/contract/rewards/points/words'
import { toMinor } from '@livery/locale/amount'
import { canonicalJson } from '@livery/merchant/canonical-json'
import type { Merchant } from '@livery/merchant/merchant'
import Type, { type Static } from 'typebox'
import { instant, json, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { type PlayedAt, Risked, riskedOf } from '../rebate/plan.ts'

const Worth = { points: Type.Integer(), perMinor: Type.String({ pattern: '^[0-9]+$' }) }

/** What a merchant gives points for, as stored for facts that are settled later. */
const PointPlan = Type.Object({
  rates: Type.Array(
    Type.Object({
      /** The vendor's folder. */
      vendor: Type.Optional(Type.String()),
      gameType: Type.Optional(Type.String()),
      ...Worth,
    }),
  ),
  deposits: Type.Union([Type.Object(Worth), Type.Null()]),
  risked: Risked,
})
export type PointPlan = Static<typeof PointPlan>

/** A merchant's plan; null where there is no mall. */
export function pointPlanOf(merchant: Merchant): { readonly version: string; readonly plan: PointPlan } | null {
  const { pointMall, currency } = merchant
  if (!pointMall) return null
  const { rates, deposits } = pointMall
  const worth = ({ points, per }: { readonly points: number; readonly per: string }) => ({
    points,
    perMinor: String(toMinor(per, currency.exponent)),
  })
  const plan: PointPlan = {
    rates: rates.map(({ points, per, ...of }) => ({ ...of, ...worth({ points, per }) })),
    deposits: deposits ? worth(deposits) : null,
    risked: riskedOf(merchant),
  }
  return { version: createHash('sha256').update(canonicalJson(plan)).digest('hex').slice(0, 12), plan }
}

/** Stored where a merchant has closed its mall: facts since then earn nothing. */
export const NO_POINT_PLAN = {
  version: 'none',
  plan: { rates: [], deposits: null, risked: { vendors: {}, gameTypes: [] } },
} as const

export interface StoredPointPlan {
  readonly version: string
  readonly since: Date
  readonly plan: PointPlan
}

/** A merchant's plans, the latest first. */
export async function storedPointPlans(sql: Sql, merchantId: string): Promise<readonly StoredPointPlan[]> {
  return sql.rows(
    { version: text, since: instant, plan: json(PointPlan) },
    'select version, since, plan from point_plan where merchant_id = $1 order by since desc',
    [merchantId],
  )
}

const NOTHING = { points: 0, perMinor: '1' } as const

/** The rate at a vendor and game type: a rate for both comes first, then one for the vendor, then one for the type. */
export function pointsAt({ rates }: Pick<PointPlan, 'rates'>, { vendorId, gameType }: PlayedAt) {
  const found = (vendor: string | undefined, type: string | undefined) =>
    rates.find((rate) => rate.vendor === vendor && rate.gameType === type)
  return found(vendorId, gameType) ?? found(vendorId, undefined) ?? found(undefined, gameType) ?? NOTHING
}

/** The kind of points that games of a type earn. */
export function kindOf(gameType: string): EarnedKind {
  return POINTS_OF_GAMES[gameType as keyof typeof POINTS_OF_GAMES] ?? 'slots'
}
