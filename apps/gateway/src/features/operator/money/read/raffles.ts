import { WIN_STATES } from '@livery/contract/rewards/raffle/words'
import { Terms } from '../../../../ledger/raffle/terms.ts'
import { instant, integer, json, nullable, oneOf, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'

/** How many of the latest raffles are listed. */
const LISTED = 100

const RAFFLE = {
  merchant_id: text,
  id: text,
  terms: json(Terms),
  state: oneOf(['open', 'closed', 'drawn']),
  opens_at: instant,
  closes_at: instant,
  draws_at: instant,
  drawn_at: nullable(instant),
  tickets: integer,
  given: integer,
  holders: integer,
  commitment: text,
  list_hash: nullable(text),
  seed: nullable(text),
}
/** A raffle with the number of tickets given, of tickets left, and of their members. */
export type RaffleFigures = RowOf<typeof RAFFLE>

const COLUMNS = `r.merchant_id, r.id, r.terms, r.state, r.opens_at, r.closes_at, r.draws_at, r.drawn_at, r.tickets,
  r.next_number - 1 as given, r.commitment, r.list_hash, r.seed,
  (select count(distinct t.member_id)::int from raffle_ticket t
    where t.raffle = r.id and t.merchant_id = r.merchant_id and t.voided_at is null) as holders`

export async function rafflesOf(sql: Sql): Promise<readonly RaffleFigures[]> {
  return sql.rows(
    RAFFLE,
    `select ${COLUMNS} from raffle r order by r.draws_at desc, r.merchant_id, r.id limit ${LISTED}`,
  )
}

export async function raffleOf(sql: Sql, merchantId: string, id: string): Promise<RaffleFigures | null> {
  return sql.row(RAFFLE, `select ${COLUMNS} from raffle r where r.merchant_id = $1 and r.id = $2`, [merchantId, id])
}

const WINNER = {
  place: integer,
  prize: integer,
  number: integer,
  member_id: text,
  account: text,
  reward_id: nullable(text),
  state: oneOf(WIN_STATES),
  claimed_at: nullable(instant),
}
export type WinnerRow = RowOf<typeof WINNER>

/** The winners, with the state of their prizes. */
export async function winnersOf(sql: Sql, merchantId: string, id: string): Promise<readonly WinnerRow[]> {
  return sql.rows(
    WINNER,
    `select w.place, w.prize, w.number, w.member_id::text, m.account, w.reward_id,
            case when coalesce(r.state = 'claimed', w.claimed_at is not null) then 'claimed'
                 when coalesce(r.state <> 'issued', false) or w.expires_at <= clock_timestamp() then 'expired'
                 else 'ready' end as state,
            coalesce(w.claimed_at, case when r.state = 'claimed' then r.ended_at end) as claimed_at
       from raffle_winner w join member m on m.merchant_id = w.merchant_id and m.id = w.member_id
       left join reward r on r.id = w.reward_id
      where w.merchant_id = $1 and w.raffle = $2 order by w.place`,
    [merchantId, id],
  )
}
