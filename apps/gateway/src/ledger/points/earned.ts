import { bigint, integer, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** Points are earned in millionths, so that nothing is lost before it is a whole one. */
export const MICRO = 1_000_000n

/** A settled fact with the rate it is reckoned by. */
export interface EarningFact {
  readonly memberId: string
  readonly source: 'round' | 'deposit'
  readonly key: string
  readonly kind: string
  readonly amountMinor: bigint
  /** So many points for each `perMinor`; 0 earns nothing. */
  readonly points: number
  readonly perMinor: bigint
  /** Of the plan that has the rate. */
  readonly version: string
  readonly at: Date
}

/** Keeps what a merchant gives points for from now on, where it is another than before. */
export async function keepPointPlan(sql: Sql, merchantId: string, version: string, plan: object): Promise<void> {
  await sql.run('select point_plan_keep($1, $2, $3)', [merchantId, version, JSON.stringify(plan)])
}

/** Reckons facts, each once; in the caller's transaction, which no other of the merchant's may run beside. */
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

/** Puts what was earned into the members' accounts and takes out what was undone, each member in a transaction of its own. */
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

/** What a member earned by each kind: posted in whole points, and reckoned in millionths. */
export async function earnedOf(sql: Sql, merchantId: string, memberId: string) {
  return sql.rows(
    { kind: text, posted: bigint, micro: bigint },
    `select kind, posted::text, micro::text from point_purse where member_id = $2 and merchant_id = $1 order by kind`,
    [merchantId, memberId],
  )
}

/** What a member gave points away for. */
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
