import type { MemberProgramme } from '@livery/contract/rewards/rewards'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { masked } from '../../../members/masked.ts'
import { bigint, integer, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Programme } from '../rules/compiled.ts'
import { prizeOf } from './prizes.ts'

/** How many places are listed above the member's own. */
const SHOWN = 10

/** The first places of a period and the member's own; of equal sums the earlier is first. Others' names are masked. */
export async function leadersOf(
  sql: Sql,
  { id, currency }: Merchant,
  programme: Programme,
  period: string,
  memberId: string,
): Promise<NonNullable<MemberProgramme['leaders']>> {
  const rows = await sql.rows(
    { place: integer, memberId: text, name: text, value: bigint },
    `with first as (
       select member_id, value, reached_at, (row_number() over (order by value desc, reached_at, member_id))::int as place
         from (select * from reward_progress where merchant_id = $1 and programme_id = $2 and period = $3 and value > 0
                order by value desc, reached_at, member_id limit ${SHOWN}) p),
     own as (
       select p.member_id, p.value, p.reached_at,
              1 + (select count(*)::int from reward_progress o
                    where o.merchant_id = $1 and o.programme_id = $2 and o.period = $3
                      and (o.value > p.value or (o.value = p.value and (o.reached_at, o.member_id) < (p.reached_at, p.member_id)))) as place
         from reward_progress p
        where p.member_id = $4 and p.merchant_id = $1 and p.programme_id = $2 and p.period = $3 and p.value > 0
          and p.member_id not in (select member_id from first))
     select x.place, x.member_id::text as "memberId", m.nickname as name, x.value::text as value
       from (select * from first union all select * from own) x
       join member m on m.id = x.member_id and m.merchant_id = $1 order by x.place`,
    [id, programme.id, period, memberId],
  )
  const exponent = programme.stated.trigger.metric === 'turnover' ? currency.exponent : 0
  return rows.map((row) => {
    const prize = prizeOf(programme, row.place)
    const isOwn = row.memberId === memberId
    return {
      place: row.place,
      name: isOwn ? row.name : masked(row.name),
      value: fromMinor(row.value, exponent),
      prize: prize === null ? null : fromMinor(prize, programme.exponent),
      isOwn,
    }
  })
}
