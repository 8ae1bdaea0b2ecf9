import { REWARD_STATES, type RewardState } from '@livery/contract/rewards/words'
import { bigint, nullable, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

const STATE = oneOf(REWARD_STATES)

export interface GivenReward {
  readonly id: string
  readonly state: RewardState
}

/** The reward of a deposit, with its size and what was credited when it was given, in minor units. */
export interface RewardOfDeposit extends GivenReward {
  readonly amountMinor: bigint
  readonly creditedMinor: bigint | null
}

/** The reward that a deposit brought its member in a programme, in whatever state. */
export async function rewardOfDeposit(
  sql: Sql,
  merchantId: string,
  deposit: { readonly memberId: string; readonly key: string },
  programmeId: string,
): Promise<RewardOfDeposit | null> {
  return sql.row(
    { id: text, state: STATE, amountMinor: bigint, creditedMinor: nullable(bigint) },
    `select id, state, amount_minor::text as "amountMinor", inputs ->> 'creditedMinor' as "creditedMinor" from reward
      where member_id = $2 and merchant_id = $1 and programme_id = $3 and fact_kind = 'deposit' and fact_key = $4`,
    [merchantId, deposit.memberId, programmeId, deposit.key],
  )
}

/** The rewards that a fact gave to a member in a programme. */
export async function givenFor(
  sql: Sql,
  merchantId: string,
  fact: { readonly memberId: string; readonly kind: string; readonly key: string },
  programmeId: string,
): Promise<GivenReward | null> {
  return sql.row(
    { id: text, state: STATE },
    `select id, state from reward where member_id = $2 and merchant_id = $1 and programme_id = $3 and fact_kind = $4 and fact_key = $5`,
    [merchantId, fact.memberId, programmeId, fact.kind, fact.key],
  )
}

/** The rewards for periods of programmes, by member, programme and period. */
export async function rewardsOf(
  sql: Sql,
  merchantId: string,
  sums: readonly { readonly memberId: string; readonly programmeId: string; readonly period: string }[],
): Promise<ReadonlyMap<string, GivenReward>> {
  if (sums.length === 0) return new Map()
  const rows = await sql.rows(
    { memberId: text, programmeId: text, period: text, id: text, state: STATE },
    `select r.member_id::text as "memberId", r.programme_id as "programmeId", r.source as period, r.id, r.state
       from unnest($2::bigint[], $3::text[], $4::text[]) as s (member_id, programme_id, period)
       join reward r on r.member_id = s.member_id and r.programme_id = s.programme_id and r.source = s.period
      where r.merchant_id = $1`,
    [
      merchantId,
      sums.map(({ memberId }) => memberId),
      sums.map(({ programmeId }) => programmeId),
      sums.map(({ period }) => period),
    ],
  )
  return new Map(rows.map((row) => [`${row.memberId} ${row.programmeId} ${row.period}`, row]))
}
