import Type, { type Static } from 'typebox'
import { json, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Fact } from '../rules/judge.ts'

/** What a programme made of a fact, as it is kept. */
export const Decision = Type.Object({
  programme: Type.String(),
  version: Type.String(),
  outcome: Type.Enum(['refused', 'counted', 'given'] as const),
  reason: Type.Optional(Type.String()),
  period: Type.Optional(Type.String()),
  /** What was counted, as a decimal string. */
  count: Type.Optional(Type.String()),
})
export type Decision = Static<typeof Decision>

const DECISIONS = json(Type.Array(Decision))

export const factId = ({ memberId, kind, key }: { memberId: string; kind: string; key: string }) =>
  `${memberId} ${kind} ${key}`

/** What was decided on these facts before; a fact that is new has none. */
export async function readDecisions(
  sql: Sql,
  merchantId: string,
  facts: readonly Fact[],
): Promise<ReadonlyMap<string, readonly Decision[]>> {
  const rows = await sql.rows(
    { memberId: text, kind: text, key: text, decisions: DECISIONS },
    `select f.member_id::text as "memberId", f.kind, f.key, f.decisions
       from unnest($2::bigint[], $3::text[], $4::text[]) as d (member_id, kind, key)
       join reward_fact f on f.member_id = d.member_id and f.key = d.key and f.kind = d.kind
      where f.merchant_id = $1`,
    [merchantId, facts.map(({ memberId }) => memberId), facts.map(({ kind }) => kind), facts.map(({ key }) => key)],
  )
  return new Map(rows.map((row) => [factId(row), row.decisions]))
}

/** Keeps the facts with what was decided on them. */
export async function keepDecisions(
  sql: Sql,
  merchantId: string,
  judged: readonly { readonly fact: Fact; readonly decisions: readonly Decision[] }[],
): Promise<void> {
  await sql.run(
    `insert into reward_fact as f (merchant_id, member_id, kind, key, at, inputs, decisions)
     select $1, (j ->> 'm')::bigint, j ->> 'kind', j ->> 'key', (j ->> 'at')::timestamptz, j -> 'inputs', j -> 'decisions'
       from jsonb_array_elements($2::jsonb) j
     on conflict (member_id, key, kind) do update
       set inputs = excluded.inputs, decisions = excluded.decisions, judged_at = clock_timestamp()`,
    [
      merchantId,
      JSON.stringify(
        judged.map(({ fact, decisions }) => ({
          m: fact.memberId,
          kind: fact.kind,
          key: fact.key,
          at: new Date(fact.atMs).toISOString(),
          inputs: inputsOf(fact),
          decisions,
        })),
      ),
    ],
  )
}

/** What was known of a fact, with amounts as decimal strings of minor units. */
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
