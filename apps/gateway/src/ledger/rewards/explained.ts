import Type from 'typebox'
import { bigint, instant, integer, json, nullable, type RowOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

const REWARD = {
  id: text,
  programme: text,
  currency: text,
  exponent: integer,
  amount_minor: bigint,
  state: text,
  reason: nullable(text),
  fact: text,
  version: text,
  made_at: instant,
  decided_by: nullable(text),
  /** The part of a taken-back reward that is still missing. */
  missing_minor: bigint,
  /** For free rounds: their state, the number of played rounds, and the winnings. */
  free: nullable(
    json(
      Type.Object({
        game: Type.String(),
        state: Type.String(),
        played: Type.Integer(),
        rounds: Type.Integer(),
        won: Type.String(),
      }),
    ),
  ),
}
/** A reward with its reason. */
export type ExplainedReward = RowOf<typeof REWARD>

const DECISION = {
  programme: text,
  outcome: text,
  reason: nullable(text),
  facts: integer,
  /** The latest of these facts, and its inputs. */
  fact: text,
  inputs: json(Type.Record(Type.String(), Type.Unknown())),
  at: instant,
  version: text,
  /** Since when the rule is the same as then; null where it was not stored. */
  since: nullable(instant),
}
/** A programme's decisions about facts, grouped by outcome and reason. */
export type ExplainedDecision = RowOf<typeof DECISION>

export interface ExplainedRewards {
  readonly rewards: readonly ExplainedReward[]
  readonly decisions: readonly ExplainedDecision[]
}

/** Explains a member's rewards and refusals: the latest rewards, and the decisions about the facts of 30 days. */
export async function explainRewards(sql: Sql, merchantId: string, memberId: string): Promise<ExplainedRewards> {
  const rewards = await sql.rows(
    REWARD,
    `select r.id, r.programme_id as programme, r.currency, r.exponent, r.amount_minor::text, r.state, r.reason,
            r.fact_kind || ' ' || r.fact_key as fact, r.version, r.made_at, r.decided_by,
            coalesce((select sum(c.amount_minor - coalesce(c.taken_minor, 0)) from reward_correction c
                       where c.reward_id = r.id and c.closed_at is null), 0)::text as missing_minor,
            (select jsonb_build_object('game', f.vendor || '/' || f.game, 'played', f.played, 'rounds', f.rounds,
                      'won', f.won_minor::text, 'state', f.state || coalesce(', ' || f.reason, ''))
               from free_rounds f where f.reward_id = r.id order by f.turn desc limit 1) as free
       from reward r where r.member_id = $2 and r.merchant_id = $1 order by r.made_at desc, r.id limit 20`,
    [merchantId, memberId],
  )
  const decisions = await sql.rows(
    DECISION,
    `select d.programme, d.outcome, d.reason, d.facts, d.fact, d.inputs, d.at, d.version, r.since
       from (
         select d ->> 'programme' as programme, d ->> 'outcome' as outcome, d ->> 'reason' as reason, count(*)::int as facts,
                (array_agg(f.kind || ' ' || f.key order by f.judged_at desc, f.key))[1] as fact,
                (array_agg(f.inputs order by f.judged_at desc, f.key))[1] as inputs, max(f.judged_at) as at,
                (array_agg(d ->> 'version' order by f.judged_at desc, f.key))[1] as version
           from reward_fact f
           left join reward_judgement j on j.merchant_id = f.merchant_id and j.digest = f.judgement
          cross join jsonb_array_elements(coalesce(f.decisions, j.decisions)) d
          where f.member_id = $2 and f.merchant_id = $1 and f.at > now() - interval '30 days'
          group by 1, 2, 3) d
       left join reward_rule r on r.programme_id = d.programme and r.version = d.version and r.merchant_id = $1
      order by d.programme, d.at desc limit 100`,
    [merchantId, memberId],
  )
  return { rewards, decisions }
}
