import { bigint, integer, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** Points are earned in millionths, so that fractions add up to whole points. */
export const MICRO = 1_000_000n

/** A settled fact with its rate of points. */
export interface EarningFact {
  readonly memberId: string
  readonly source: 'round' | 'deposit'
  readonly key: string
  readonly kind: string
  readonly amountMinor: bigint
  /** Points for each `perMinor`; 0 earns nothing. */
  readonly points: number
  readonly perMinor: bigint
  /** The version of the plan with this rate. */
  readonly version: string
  readonly at: Date
}

/** Stores what a merchant gives points for from now on, where it has changed. */
export async function storePointPlan(sql: Sql, merchantId: string, version: string, plan: object): Promise<void> {
  await sql.run('select point_plan_keep($1, $2, $3)', [merchantId, version, JSON.stringify(plan)])
}

/**
 * Computes the points of facts, each once; in the caller's transaction. No other such transaction of the merchant may
 * run at the same time.
 */
export async function accruePoints(sql: Sql, merchantId: string, facts: readonly EarningFact[]): Promise<void> {
  if (facts.length === 0) return
  await sql.run('select point_accrue($1, $2)', [
    merchantId,
    JSON.stringify(
      facts.map((fact) => ({
        m: fact.memberId,
        s: fact.source,
        k: fact.key,
        kd: fact.kind,
        a: String(fact.amountMinor),
        p: fact.points,
        per: String(fact.perMinor),
        v: fact.version,
        at: fact.at.toISOString(),
      })),
    ),
  ])
}

/** Books earned points to the members' accounts and takes back undone ones, each member in an own transaction. */
export async function settlePoints(sql: Sql, merchantId: string): Promise<void> {
  const due = await sql.rows(
    { memberId: text },
    `select distinct member_id::text as "memberId" from point_purse where merchant_id = $1 and is_due limit 500`,
    [merchantId],
  )
  for (const { memberId } of due) await sql.run('select point_settle($1, $2)', [merchantId, memberId])
}

/** How many points a member has. */
export async function pointsOf(sql: Sql, merchantId: string, memberId: string): Promise<number> {
  const row = await sql.row(
    { points: integer },
    `select balance_minor::int as points from ledger_account
      where merchant_id = $1 and currency = 'POINTS' and kind = 'points' and owner = $2`,
    [merchantId, memberId],
  )
  return row?.points ?? 0
}

/** A member's points by kind: booked in whole points, and computed in millionths. */
export async function earnedOf(sql: Sql, merchantId: string, memberId: string) {
  return sql.rows(
    { kind: text, posted: bigint, micro: bigint },
    `select kind, posted::text, micro::text from point_purse where member_id = $2 and merchant_id = $1 order by kind`,
    [merchantId, memberId],
  )
}

/** The points a member has spent. */
export async function spentOf(sql: Sql, merchantId: string, memberId: string): Promise<bigint> {
  const row = await sql.row(
    { points: bigint },
    `select (coalesce((select sum(points) from point_order
                        where member_id = $2 and merchant_id = $1 and state <> 'rejected'), 0)
           + coalesce((select sum(points) from point_conversion where member_id = $2 and merchant_id = $1), 0))::bigint::text as points`,
    [merchantId, memberId],
  )
  return row!.points
}
