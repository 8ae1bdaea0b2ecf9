import {
  BONUS_SOURCES,
  type BonusSource,
  REWARD_KINDS,
  REWARD_STATES,
  type RewardState,
} from '@livery/contract/rewards/words'
import type { Merchant } from '@livery/merchant/merchant'
import { bigint, instant, integer, nullable, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { type Programme, programmesOf } from '../rules/compiled.ts'

/** Selects a member's bonuses. */
export interface BonusFilter {
  readonly memberId: string
  readonly begin: string
  readonly end: string
  readonly source?: BonusSource | undefined
  readonly state?: RewardState | undefined
}

/** The last bonus shown: its moment in microseconds since 1970, and its id. */
export type BonusPlace = readonly [micros: string, id: string]

const sourceOf = ({ on, target }: Programme): BonusSource =>
  on === 'place' ? 'leaderboard' : target === null ? 'promotion' : 'mission'

/**
 * Rewards and rebates as one list. A reward past its time counts as expired even before the job runs. The amount to
 * stake is the requirement's once that exists; it is made when the reward is paid. `$1` the merchant, `$2` the member,
 * `$3` and `$4` the period, `$5` the source or null, `$6` the state or null, `$7` and `$8` the ids of missions and
 * leaderboards.
 */
const BONUSES = `(
  select b.* from (
    select r.id, r.programme_id as programme, r.kind, case when r.kind = 'freeRounds' then 0 else r.exponent end as exponent,
           case when r.kind = 'freeRounds' then (r.inputs #>> '{freeRounds,rounds}')::bigint else r.amount_minor end as amount,
           r.exponent as of_money, r.reason, r.made_at as at,
           r.expires_at, r.ended_at, r.amount_minor as kept,
           case when r.state = 'issued' and not r.is_auto and r.expires_at <= clock_timestamp() then 'expired'
                else r.state end as state,
           case when r.programme_id = any ($7) then 'mission' when r.programme_id = any ($8) then 'leaderboard'
                else 'promotion' end as source,
           coalesce(q.needed_minor, r.turnover_minor) as needed, coalesce(q.done_minor, 0) as done
      from reward r left join turnover_requirement q
        on q.source_reference = r.id || ' ' || r.turn and q.source_kind = 'reward' and q.merchant_id = r.merchant_id
     where r.member_id = $2 and r.merchant_id = $1 and r.made_at >= $3::timestamptz and r.made_at < $4::timestamptz
    union all
    select c.id, null, 'money', c.exponent, c.amount_minor, c.exponent, null, c.at, null, c.at, c.amount_minor - t.taken,
           case when t.taken >= c.amount_minor then 'takenBack' else 'claimed' end, 'rebate',
           coalesce(q.needed_minor, c.turnover_minor), coalesce(q.done_minor, 0)
      from rebate_claim c
     cross join lateral (
       select coalesce(sum(taken_minor), 0)::bigint as taken from rebate_correction o where o.claim_id = c.id) t
      left join turnover_requirement q
        on q.source_reference = c.id and q.source_kind = 'rebate' and q.merchant_id = c.merchant_id
     where c.member_id = $2 and c.merchant_id = $1 and c.at >= $3::timestamptz and c.at < $4::timestamptz) b
   where ($5::text is null or b.source = $5) and ($6::text is null or b.state = $6)) bonus`

function valuesOf(merchant: Merchant, { memberId, begin, end, source, state }: BonusFilter): unknown[] {
  const ids = (of: BonusSource) => programmesOf(merchant).flatMap((one) => (sourceOf(one) === of ? [one.id] : []))
  return [merchant.id, memberId, begin, end, source ?? null, state ?? null, ids('mission'), ids('leaderboard')]
}

/** A member's bonuses of a period, the latest first, from the place where a page continues. */
export async function readBonuses(
  sql: Sql,
  merchant: Merchant,
  filter: BonusFilter,
  after: BonusPlace | null,
  limit: number,
) {
  return sql.rows(
    {
      id: text,
      programme: nullable(text),
      source: oneOf(BONUS_SOURCES),
      kind: oneOf(REWARD_KINDS),
      exponent: integer,
      ofMoney: integer,
      amountMinor: bigint,
      neededMinor: bigint,
      doneMinor: bigint,
      state: oneOf(REWARD_STATES),
      reason: nullable(text),
      at: instant,
      micros: text,
      expiresAt: nullable(instant),
      endedAt: nullable(instant),
    },
    `select id, programme, source, kind, exponent, of_money as "ofMoney", amount::text as "amountMinor", needed::text as "neededMinor",
            done::text as "doneMinor", state, reason, at, (extract(epoch from at) * 1000000)::bigint::text as micros,
            expires_at as "expiresAt", ended_at as "endedAt"
       from ${BONUSES}
      where $9::bigint is null or ((extract(epoch from at) * 1000000)::bigint, id) < ($9::bigint, $10::text)
      order by at desc, id desc limit $11`,
    [...valuesOf(merchant, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  )
}

/** The sums of a period's bonuses; points and tickets are only counted. */
export async function readBonusTotals(sql: Sql, merchant: Merchant, filter: BonusFilter) {
  const row = await sql.row(
    { bonuses: integer, receivedMinor: bigint, readyMinor: bigint, leftMinor: bigint },
    `select count(*)::int as bonuses,
            coalesce(sum(kept) filter (where is_money and state = 'claimed'), 0)::text as "receivedMinor",
            coalesce(sum(amount) filter (where is_money and state = 'issued'), 0)::text as "readyMinor",
            coalesce(sum(needed - done) filter (where (is_money or kind = 'freeRounds') and state = 'claimed'), 0)::text as "leftMinor"
       from (select bonus.*, kind in ('money', 'bonus') as is_money from ${BONUSES}) b`,
    valuesOf(merchant, filter),
  )
  return row!
}
