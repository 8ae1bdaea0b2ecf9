import { createHash } from 'node:crypto'
import { AGENT_REBATE_CYCLES } from '@livery/contract/agent/contract-words'
import { oneOf } from '@livery/contract/schemas'
import { canonicalJson } from '@livery/merchant/canonical-json'
import type { Merchant } from '@livery/merchant/merchant'
import Type, { type Static } from 'typebox'
import { storeAgentRebatePlan } from '../../../ledger/agent-rebate/agent-rebate.ts'
import { instant, json, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { Risked, riskedOf } from '../rebate/plan.ts'

/** The rebates a merchant pays to agents, as stored for rounds that are settled later. */
const AgentPlan = Type.Object({
  /** The rate at the top, in hundredths of a percent. */
  bp: Type.Integer(),
  cycle: Type.Union([oneOf(AGENT_REBATE_CYCLES), Type.Null()]),
  risked: Risked,
})
type AgentPlan = Static<typeof AgentPlan>

/** Stored where a merchant has ended rebates: rounds opened since then give nothing. */
const NO_PLAN = { version: 'none', plan: { bp: 0, cycle: null, risked: { vendors: {}, gameTypes: [] } } } as const

function agentPlanOf(merchant: Merchant): { readonly version: string; readonly plan: AgentPlan } | null {
  const stated = merchant.agentRebate
  if (!stated) return null
  const plan: AgentPlan = { bp: Math.round(stated.percent * 100), cycle: stated.cycle, risked: riskedOf(merchant) }
  return { version: createHash('sha256').update(canonicalJson(plan)).digest('hex').slice(0, 12), plan }
}

/** A merchant's plans, the latest first. */
export function storedAgentPlans(sql: Sql, merchantId: string) {
  return sql.rows(
    { since: instant, version: text, plan: json(AgentPlan) },
    'select since, version, plan from agent_rebate_plan where merchant_id = $1 order by since desc',
    [merchantId],
  )
}

/** Stores the plan from now on; true where rounds follow it or an earlier one. */
export async function storeAgentPlan(sql: Sql, merchant: Merchant): Promise<boolean> {
  const plan = agentPlanOf(merchant) ?? ((await storedAgentPlans(sql, merchant.id)).length > 0 ? NO_PLAN : null)
  if (plan) await storeAgentRebatePlan(sql, merchant.id, plan.version, plan.plan)
  return plan !== null
}
