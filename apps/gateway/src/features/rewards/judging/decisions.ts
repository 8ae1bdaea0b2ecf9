import { createHash } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { json, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Fact } from '../rules/judge.ts'

/** A programme's decision about a fact, as stored. */
export const Decision = Type.Object({
  programme: Type.String(),
  version: Type.String(),
  outcome: Type.Enum(['refused', 'counted', 'given'] as const),
  reason: Type.Optional(Type.String()),
  period: Type.Optional(Type.String()),
  /** The counted amount, as a decimal string. */
  count: Type.Optional(Type.String()),
})
export type Decision = Static<typeof Decision>

const DECISIONS = json(Type.Array(Decision))
/** Replaces the turnover of a round, which its inputs contain, so that rounds of any stake have equal decisions. */
const TURNOVER = 'turnover'

export const factId = ({ memberId, kind, key }: { memberId: string; kind: string; key: string }) =>
  `${memberId} ${kind} ${key}`

/** Joins the decisions `j.decisions` to a table `f` of judged facts, in SQL. */
export const WITH_DECISIONS = `cross join lateral (
  select coalesce(f.decisions, (select o.decisions from reward_judgement o
                                 where o.merchant_id = f.merchant_id and o.digest = f.judgement)) as decisions) j`

/** The earlier decisions about these facts; a new fact has none. */
export async function readDecisions(
  sql: Sql,
  merchantId: string,
  facts: readonly Fact[],
): Promise<ReadonlyMap<string, readonly Decision[]>> {
  if (facts.length === 0) return new Map()
  // Written so that each fact is looked up by its key, even when the planner believes the table to be empty.
  const rows = await sql.rows(
    { memberId: text, kind: text, key: text, turnover: nullable(text), decisions: DECISIONS },
    `select f.member_id::text as "memberId", f.kind, f.key, f.inputs ->> 'turnoverMinor' as turnover, j.decisions
       from unnest($2::bigint[], $3::text[], $4::text[]) as d (member_id, kind, key)
       join lateral (
         select * from reward_fact r where r.member_id = d.member_id and r.key = d.key and r.kind = d.kind
         offset 0) f on f.merchant_id = $1 ${WITH_DECISIONS}`,
    [merchantId, facts.map(({ memberId }) => memberId), facts.map(({ kind }) => kind), facts.map(({ key }) => key)],
  )
  return new Map(
    rows.map(({ turnover, decisions, ...row }) => [
      factId(row),
      decisions.map((one) => ({
        ...one,
        ...(one.count === TURNOVER && { count: turnover ?? '0' }),
        ...(one.outcome !== 'refused' && one.period === undefined && { period: row.key }),
      })),
    ]),
  )
}

/** Stores the facts with the decisions about them. */
export async function keepDecisions(
  sql: Sql,
  merchantId: string,
  judged: readonly { readonly fact: Fact; readonly decisions: readonly Decision[] }[],
): Promise<void> {
  if (judged.length === 0) return
  const judgements = new Map<string, string>()
  const facts = judged.map(({ fact, decisions }) => {
    const text = JSON.stringify(decisions.map((one) => withoutInputs(fact, one)))
    const digest = judgements.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
    judgements.set(text, digest)
    const { memberId: m, kind, key, atMs } = fact
    return { m, kind, key, at: new Date(atMs).toISOString(), inputs: inputsOf(fact), digest }
  })
  await sql.run(
    `with decided as (
       insert into reward_judgement (merchant_id, digest, decisions)
       select $1, d, j::jsonb from unnest($3::text[], $4::text[]) as n (d, j) order by d on conflict do nothing)
     insert into reward_fact (merchant_id, member_id, kind, key, at, inputs, judgement)
     select $1, n.m, n.kind, n.key, n.at, n.inputs, n.digest
       from jsonb_to_recordset($2) as n (m bigint, kind text, key text, at timestamptz, inputs jsonb, digest text)
     on conflict (member_id, key, kind) do update
       set inputs = excluded.inputs, judgement = excluded.judgement, decisions = null, judged_at = clock_timestamp()`,
    [merchantId, JSON.stringify(facts), [...judgements.values()], [...judgements.keys()]],
  )
}

/** A decision without what follows from the fact: its key as the period, and a round's turnover. */
function withoutInputs(fact: Fact, decision: Decision): Decision {
  const { period, count, ...one } = decision
  const isTurnover = fact.kind === 'round' && count !== undefined && count === String(fact.round.turnoverMinor)
  return {
    ...one,
    ...(period !== undefined && period !== fact.key && { period }),
    ...(count !== undefined && { count: isTurnover ? TURNOVER : count }),
  }
}

/** The inputs of a fact, with amounts as decimal strings of minor units. */
export function inputsOf(fact: Fact): Readonly<Record<string, unknown>> {
  const known = lookedAt(fact)
  const { memberId: _, key: __, atMs: ___, kind: ____, ...inputs } = known as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  )
}

function lookedAt(fact: Fact): object {
  if (fact.kind === 'round') return fact.round
  if (fact.kind === 'deposit') return fact.deposit
  return fact.kind === 'referral' ? fact.referral : fact
}
