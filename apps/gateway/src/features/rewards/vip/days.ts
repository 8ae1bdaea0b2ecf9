import type { Merchant } from '@livery/merchant/merchant'
import { roundTurnover, turnoverWeights } from '../../../ledger/turnover/weights.ts'
import { arrayOf, instant, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { DueFact } from '../judging/due-facts.ts'
import { TRIAL } from '../judging/members.ts'
import { NAMED_ROUNDS, ROUND_CURRENCY } from '../judging/named-rounds.ts'
import { programmesOf } from '../rules/compiled.ts'

/** The number of days over which a friend's sums are read at a merchant without levels. */
const REFERRAL_SPAN = 90

/** Whether a merchant needs sums by day: levels and rewards for friends are based on them. */
export const needsDailySums = (merchant: Merchant): boolean =>
  merchant.vip !== undefined || programmesOf(merchant).some(({ on }) => on === 'referral')

/**
 * One waiting fact of each of some members whose days were never read.
 *
 * @param after the last member of the previous page
 */
export async function factsOfNewMembers(
  sql: Sql,
  merchant: Merchant,
  after: string,
  limit: number,
): Promise<readonly DueFact[]> {
  if (!needsDailySums(merchant)) return []
  const rows = await sql.rows(
    { memberId: text, kind: text, key: text, at: instant },
    `select d.member_id::text as "memberId", f.kind, f.key, f.at
       from (select distinct member_id from reward_due
              where merchant_id = $1 and kind in ('round', 'deposit') and member_id > $2::bigint) d
       join member m on m.id = d.member_id and m.merchant_id = $1 and m.kind <> ${TRIAL}
      cross join lateral (
        select kind, key, at from reward_due o
         where o.member_id = d.member_id and o.merchant_id = $1 and o.kind in ('round', 'deposit') limit 1) f
      where not exists (select from vip_day v where v.member_id = d.member_id and v.merchant_id = $1)
      order by d.member_id limit $3`,
    [merchant.id, after, limit],
  )
  return rows.map(({ at, ...fact }) => ({ ...fact, atMs: at.getTime() }))
}

/** A member whose days were read. */
export interface ReadMember {
  readonly memberId: string
  /** The days whose stakes or deposits became less, because something was undone. */
  readonly sunk: readonly string[]
}

/**
 * Reads the stakes and deposits of the facts' days again, so that a fact counts once however often it changes. For a
 * new member all counted days are read. A deposit belongs to the day of its posting, because the moment of its receipt
 * changes when it is undone.
 */
export async function readDays(sql: Sql, merchant: Merchant, due: readonly DueFact[]): Promise<readonly ReadMember[]> {
  const [rounds, deposits] = ['round', 'deposit'].map((of) => due.filter(({ kind }) => kind === of))
  if (!needsDailySums(merchant) || rounds!.length + deposits!.length === 0) return []
  return sql.rows(
    { memberId: text, sunk: arrayOf(text) },
    `with fact_day as (
       select g.member_id, (g.opened_at at time zone $2)::date as day
         from unnest($3::bigint[], $4::text[]) as d (member_id, key) ${NAMED_ROUNDS}
        where g.merchant_id = $1
       union
       select d.member_id, (p.at at time zone $2)::date
         from deposit d join deposit_receipt f on f.reference = d.reference join ledger_posting p on p.id = f.posting_id
        where d.merchant_id = $1 and d.reference = any ($5::text[])),
     day as (
       select f.member_id, f.day, true as is_fact from fact_day f
        union all
       select f.member_id, e::date, false from (select distinct member_id from fact_day) f
        cross join generate_series((now() at time zone $2)::date - $6::int, (now() at time zone $2)::date, '1 day') e
        where not exists (select from vip_day v where v.member_id = f.member_id and v.merchant_id = $1)
          and not exists (select from fact_day o where o.member_id = f.member_id and o.day = e::date)),
     span as (
       select t.member_id, t.day, t.is_fact, t.day::timestamp at time zone $2 as begin,
              (t.day + 1)::timestamp at time zone $2 as "end"
         from day t join member m on m.id = t.member_id and m.merchant_id = $1 and m.kind <> ${TRIAL}),
     written as (
       insert into vip_day (merchant_id, member_id, day, turnover_minor, deposit_minor)
       select $1, s.member_id, s.day, r.turnover, d.credited
         from span s
        cross join lateral (
          select coalesce(sum(${roundTurnover('$8')}), 0) as turnover
            from game_round g ${ROUND_CURRENCY}
            join game_catalogue c on c.node_id = g.node_id
           where g.merchant_id = $1 and g.member_id = s.member_id and g.opened_at >= s.begin and g.opened_at < s."end"
             and g.closed_at is not null and p.currency = $7) r
        cross join lateral (
          select coalesce(sum(f.amount_minor - f.fee_minor), 0) as credited
            from deposit d join deposit_receipt f on f.reference = d.reference join ledger_posting p on p.id = f.posting_id
           where d.merchant_id = $1 and d.member_id = s.member_id and f.state = 'credited'
             and p.at >= s.begin and p.at < s."end") d
        where s.is_fact or r.turnover > 0 or d.credited > 0
        order by s.member_id, s.day
       on conflict (member_id, merchant_id, day) do update
         set turnover_minor = excluded.turnover_minor, deposit_minor = excluded.deposit_minor
       returning member_id, day, turnover_minor, deposit_minor)
     select w.member_id::text as "memberId",
            coalesce(array_agg(v.day::text) filter (where v.turnover_minor > w.turnover_minor or v.deposit_minor > w.deposit_minor), '{}') as sunk
       from written w left join vip_day v on v.member_id = w.member_id and v.merchant_id = $1 and v.day = w.day
      group by w.member_id`,
    [
      merchant.id,
      merchant.timeZone,
      rounds!.map(({ memberId }) => memberId),
      rounds!.map(({ key }) => key),
      deposits!.map(({ key }) => key),
      (merchant.vip?.days ?? REFERRAL_SPAN) - 1,
      merchant.currency.code,
      JSON.stringify(turnoverWeights(merchant)),
    ],
  )
}
