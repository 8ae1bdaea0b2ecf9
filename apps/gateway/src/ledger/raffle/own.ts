import { WIN_STATES } from '@livery/contract/rewards/raffle/words'
import { integer, nullable, oneOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** The most runs of ticket numbers that are read of a raffle. */
const RUNS = 200

/** How many tickets a member has in raffles. */
export async function ticketCounts(sql: Sql, merchantId: string, memberId: string, ids: readonly string[]) {
  const rows = await sql.rows(
    { raffle: text, count: integer },
    `select raffle, count(*)::int as count from raffle_ticket
      where member_id = $2 and merchant_id = $1 and raffle = any ($3) and voided_at is null group by raffle`,
    [merchantId, memberId, ids],
  )
  return new Map(rows.map(({ raffle, count }) => [raffle, count]))
}

/** A member's tickets in raffles, numbers in a row together. */
export async function ticketRuns(sql: Sql, merchantId: string, memberId: string, ids: readonly string[]) {
  return sql.rows(
    { raffle: text, first: integer, last: integer },
    `select raffle, first, last from (
       select raffle, min(number) as first, max(number) as last, row_number() over (partition by raffle order by min(number)) as run
         from (select raffle, number, number - row_number() over (partition by raffle order by number) as island
                 from raffle_ticket
                where member_id = $2 and merchant_id = $1 and raffle = any ($3) and voided_at is null) t
        group by raffle, island) r where run <= ${RUNS} order by raffle, first`,
    [merchantId, memberId, ids],
  )
}

const WIN_STATE = `case when coalesce(r.state = 'claimed', w.claimed_at is not null) then 'claimed'
       when coalesce(r.state <> 'issued', false) or w.expires_at <= clock_timestamp() then 'expired' else 'ready' end`

/** A member's prizes in raffles. */
export async function winsOf(sql: Sql, merchantId: string, memberId: string, ids: readonly string[]) {
  return sql.rows(
    {
      raffle: text,
      place: integer,
      prize: integer,
      number: integer,
      state: oneOf(WIN_STATES),
      rewardId: nullable(text),
    },
    `select w.raffle, w.place, w.prize, w.number, w.reward_id as "rewardId", ${WIN_STATE} as state
       from raffle_winner w left join reward r on r.id = w.reward_id
      where w.member_id = $2 and w.merchant_id = $1 and w.raffle = any ($3) order by w.raffle, w.place`,
    [merchantId, memberId, ids],
  )
}

/** Claims goods, once and in time. */
export async function claimGoods(
  sql: Sql,
  merchantId: string,
  memberId: string,
  id: string,
  place: number,
): Promise<void> {
  await sql.run(
    `update raffle_winner set claimed_at = clock_timestamp()
      where merchant_id = $1 and member_id = $2 and raffle = $3 and place = $4 and reward_id is null
        and claimed_at is null and expires_at > clock_timestamp()`,
    [merchantId, memberId, id, place],
  )
}
