import { CARRIES, CONTRACT_KINDS, type ContractKind, DIVIDEND_CYCLES } from '@livery/contract/agent/contract-words'
import { oneOf as oneOfWords } from '@livery/contract/schemas'
import type { Merchant } from '@livery/merchant/merchant'
import Type, { type Static } from 'typebox'
import { instant, json, nullable, oneOf } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { push } from '../../computation/lines.ts'
import type { Calendar } from '../../computation/periods.ts'
import type { Rules } from '../../computation/plan.ts'
import type { Stated } from '../../computation/stated.ts'
import { type KindPlan, planOf, type WrittenTerms } from '../../plan/plan-of.ts'
import { StoredTerms } from './runs.ts'

const StoredPlan = Type.Object({
  carry: oneOfWords(CARRIES),
  activeMinor: Type.String(),
  cycle: oneOfWords(DIVIDEND_CYCLES),
  top: Type.Array(Type.Omit(StoredTerms, ['contract'])),
})
type StoredPlan = Static<typeof StoredPlan>

/** The plan that periods are settled by. */
export interface StatedPlan {
  readonly rules: Rules
  readonly cycle: Calendar['cycle']
  readonly top: readonly WrittenTerms[]
}
export type StatedPlans = ReadonlyMap<ContractKind, readonly Stated<StatedPlan>[]>

type Stating = Parameters<typeof planOf>[0] & Pick<Merchant, 'id'>

/**
 * Stores what a merchant states for each kind with its first moment, where it differs from the last statement; answers
 * all statements by kind.
 */
export async function notePlans(sql: Sql, merchant: Stating, now: Date): Promise<StatedPlans> {
  const rows = await sql.rows(
    { kind: oneOf(CONTRACT_KINDS), since: instant, stated: nullable(json(StoredPlan)) },
    'select kind, since, stated from contract_plan where merchant_id = $1 order by kind, since',
    [merchant.id],
  )
  const versions = new Map<ContractKind, Stated<StoredPlan>[]>()
  for (const { kind, since, stated } of rows) push(versions, kind, { since, plan: stated })
  for (const kind of CONTRACT_KINDS) {
    const plan = planOf(merchant, kind)
    const last = versions.get(kind)?.at(-1)
    const stated = plan && storedTermsOf(plan)
    if (last ? wordsOf(last.plan) === wordsOf(stated) : stated === null) continue
    const since = last && last.since >= now ? new Date(last.since.getTime() + 1) : now
    await sql.run('insert into contract_plan (merchant_id, kind, since, stated) values ($1, $2, $3, $4)', [
      merchant.id,
      kind,
      since,
      stated && JSON.stringify(stated),
    ])
    push(versions, kind, { since, plan: stated })
  }
  return new Map(
    [...versions].map(([kind, all]) => [
      kind,
      all.map(({ since, plan }) => ({ since, plan: plan && planFrom(kind, plan) })),
    ]),
  )
}

const storedTermsOf = ({ rules, calendar, top }: KindPlan): StoredPlan => ({
  carry: rules.carry,
  activeMinor: String(rules.activeMinor),
  cycle: calendar.cycle,
  top: top.map(({ tiers, ...terms }) => ({ ...terms, tiers: [...tiers] })),
})

const planFrom = (kind: ContractKind, { carry, activeMinor, cycle, top }: StoredPlan): StatedPlan => ({
  rules: { kind, carry, activeMinor: BigInt(activeMinor) },
  cycle,
  top,
})

/** The same text for equal plans, whatever order the database returns their parts in. */
const wordsOf = (plan: StoredPlan | null): string =>
  plan === null
    ? ''
    : JSON.stringify([
        ...[plan.carry, plan.activeMinor, plan.cycle],
        plan.top.map(({ gameType, rateType, tiers }) => [
          ...[gameType, rateType],
          tiers.map(({ turnover, loss, active, rate }) => [turnover, loss, active, rate]),
        ]),
      ])
