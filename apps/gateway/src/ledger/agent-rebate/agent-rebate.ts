import { AGENT_REBATE_CYCLES, type AgentRebateCycle } from '@livery/contract/agent/contract-words'
import { instant, nullable, oneOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** A settled round that agents above earn from. */
export interface SharedRound {
  readonly memberId: string
  readonly adapter: string
  readonly roundId: string
  readonly turnoverMinor: bigint
  /** The merchant's rate at its beginning, in hundredths of a percent; all agents above together get no more. */
  readonly mostBp: number
  readonly at: Date
}

/** Stores a merchant's rate for agents from now on, where it has changed. */
export async function storeAgentRebatePlan(
  sql: Sql,
  merchantId: string,
  version: string,
  plan: { readonly bp: number; readonly cycle: AgentRebateCycle | null },
): Promise<void> {
  await sql.run('select agent_rebate_plan_keep($1, $2, $3)', [merchantId, version, JSON.stringify(plan)])
}

/** Computes the rebates of the agents above for rounds, each once; in the caller's transaction. */
export async function accrueAgentRebates(sql: Sql, merchantId: string, rounds: readonly SharedRound[]): Promise<void> {
  if (rounds.length === 0) return
  await sql.run('select agent_rebate_accrue($1, $2)', [
    merchantId,
    JSON.stringify(
      rounds.map(({ memberId, adapter, roundId, turnoverMinor, mostBp, at }) => ({
        ...{ m: memberId, a: adapter, r: roundId, t: String(turnoverMinor), bp: mostBp, at: at.toISOString() },
      })),
    ),
  ])
}

/** How often a merchant pays its agents, with the first moment of each setting; the oldest first. */
export function agentRebateCycles(sql: Sql, merchantId: string) {
  return sql.rows(
    { since: instant, cycle: nullable(oneOf(AGENT_REBATE_CYCLES)) },
    `select since, plan ->> 'cycle' as cycle from agent_rebate_plan where merchant_id = $1 order by since`,
    [merchantId],
  )
}

/** Closes a period once; answers whether this call closed it. */
export async function closeAgentRebates(
  sql: Sql,
  merchantId: string,
  { key, from, to }: { readonly key: string; readonly from: Date; readonly to: Date },
  currency: { readonly code: string; readonly exponent: number },
): Promise<boolean> {
  const row = await sql.row(
    { run: nullable(text) },
    'select agent_rebate_close($1, $2, $3, $4, $5, $6::smallint)::text as run',
    [merchantId, key, from, to, currency.code, currency.exponent],
  )
  return row!.run !== null
}

/**
 * Pays closed periods that are unpaid, each agent in an own transaction and once, even when a process dies in between.
 */
export async function payAgentRebates(sql: Sql, merchantId: string): Promise<void> {
  for (;;) {
    const due = await sql.rows(
      { run: text, agent: text },
      `select run_id::text as run, agent_id::text as agent from agent_rebate_pay
        where merchant_id = $1 and paid_at is null order by agent_rebate_pay.run_id, agent_rebate_pay.agent_id limit 500`,
      [merchantId],
    )
    if (due.length === 0) return
    for (const { run, agent } of due)
      await sql.run('select agent_rebate_pay_make($1, $2::bigint, $3::bigint)', [merchantId, run, agent])
    sql.notify('events')
  }
}
