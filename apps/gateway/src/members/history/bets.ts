import type { BetMove, BetRound } from '@livery/contract/account/history/bets'
import type { Period } from '@livery/contract/account/history/period'
import { ROUND_STATES, type RoundState } from '@livery/contract/account/history/words'
import { LiveryError } from '@livery/contract/errors'
import Type from 'typebox'
import {
  bigint,
  boolean,
  instant,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  text,
} from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { fromWord, toWord } from './cursor.ts'
import { amountOf, type Owner } from './owner.ts'
import { type PlayFilter, playSums, roundCount } from './play-sums.ts'

export interface BetPage {
  readonly language: string
  readonly cursor?: string
  readonly pageSize?: number
}

const PAGE_SIZE = 20
const MOVES_MAX = 500

const RoundKey = Type.Tuple([Type.String({ maxLength: 80 }), Type.String({ maxLength: 80 })])
/** The last round shown: its moment in microseconds, since several rounds may open within one millisecond. */
const RoundPlace = Type.Tuple([
  Type.String({ pattern: '^[0-9]{1,17}$' }),
  Type.String({ maxLength: 80 }),
  Type.String({ maxLength: 80 }),
])

const ROUND = {
  adapter: text,
  round_id: text,
  node_id: integer,
  name: text,
  vendor: text,
  game_type: text,
  state: oneOf(ROUND_STATES),
  bet: bigint,
  win: bigint,
  opened_at: instant,
  closed_at: nullable(instant),
  is_free: boolean,
  place: text,
}

/** The state of a round, by the same rule as the SQL function `game_round_state` that the sums use. */
const STATE = `case when r.returned_minor > 0 and r.bet_minor = 0 and r.win_minor = 0 then 'cancelled'
                    when r.closed_at is null then 'open' else 'settled' end`
/** The moment of the last round shown before. */
const LAST_SHOWN = `timestamptz 'epoch' + $9::bigint * interval '1 microsecond'`
const MICROSECONDS = `(extract(epoch from r.opened_at) * 1000000)::bigint`

const columns = (language: string) => `r.adapter, r.round_id, r.node_id,
  coalesce(g.names->>${language}, g.names->>'EN', '') as name, coalesce(g.vendor, '') as vendor,
  coalesce(g.game_type, '') as game_type, ${STATE} as state, r.bet_minor::text as bet, r.win_minor::text as win,
  r.free_rounds_id is not null as is_free, r.opened_at, r.closed_at, ${MICROSECONDS}::text as place`

/**
 * A page of a member's rounds, the latest first. The sums tell which quarters of an hour have rounds that match the
 * filter, and how many. Only as many quarters are read as the page needs, however rare the rounds are. Some rounds of
 * the page's first quarter were shown before, so that quarter is not counted (docs/decisions/75).
 */
export async function readRounds(
  sql: Sql,
  owner: Owner,
  period: Period,
  filter: PlayFilter,
  { language, cursor, pageSize = PAGE_SIZE }: BetPage,
): Promise<{ readonly rounds: BetRound[]; readonly next: string | null }> {
  const [place, roundId, adapter] = cursor === undefined ? [] : fromWord(RoundPlace, cursor)
  const { statement, values } = playSums(owner, period, filter)
  const rows = await sql.rows(
    ROUND,
    `select ${columns('$11')}
       from (
         select quarter, nodes from (
           select quarter, nodes, sum(counted) over (order by quarter desc) - counted as ahead from (
             select quarter, array_agg(node_id) as nodes,
                    case when quarter + interval '15 minutes' > ${LAST_SHOWN} then 0 else sum(${roundCount(filter.state)}) end
                      as counted
               from (${statement}) s where $9::bigint is null or quarter <= ${LAST_SHOWN} group by quarter) quarters) enough
          where ahead < $14) q
      cross join lateral (
        select * from game_round r
         where r.merchant_id = $1 and r.member_id = $2::bigint and r.opened_at >= q.quarter
           and r.opened_at < q.quarter + interval '15 minutes' and r.node_id = any (q.nodes)
           and ($10::text is null or ${STATE} = $10)
           and ($9::bigint is null or (${MICROSECONDS}, r.round_id, r.adapter) < ($9::bigint, $12::text, $13::text))
         order by r.opened_at desc, r.round_id desc, r.adapter desc limit $14) r
       left join game_catalogue g on g.node_id = r.node_id
      order by q.quarter desc, r.opened_at desc, r.round_id desc, r.adapter desc limit $14`,
    [...values, place ?? null, filter.state ?? null, language, roundId ?? null, adapter ?? null, pageSize + 1],
  )
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    rounds: shown.map((row) => roundOf(owner, row)),
    next: rows.length > pageSize && last ? toWord([last.place, last.round_id, last.adapter]) : null,
  }
}

/** The rounds with a vendor's id, whatever the period; usually one. */
export async function readRoundsNamed(sql: Sql, owner: Owner, roundId: string, language: string): Promise<BetRound[]> {
  const rows = await sql.rows(
    ROUND,
    `select ${columns('$4')} from game_round r left join game_catalogue g on g.node_id = r.node_id
      where r.merchant_id = $1 and r.member_id = $2::bigint and r.round_id = $3 order by r.opened_at desc limit ${PAGE_SIZE}`,
    [owner.merchantId, owner.memberId, roundId, language],
  )
  return rows.map((row) => roundOf(owner, row))
}

/** Games whose names contain a text, among those played in the period. */
export async function gamesNamed(sql: Sql, owner: Owner, period: Period, part: string, language: string) {
  const { statement, values } = playSums(owner, period, {})
  const rows = await sql.rows(
    { node_id: integer },
    `select node_id from game_catalogue
      where node_id in (select node_id from (${statement}) s)
        and (names->>$9 ilike $10 or names->>'EN' ilike $10)`,
    [...values, language, `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`],
  )
  return rows.map((row) => row.node_id)
}

function roundOf(owner: Owner, row: RowOf<typeof ROUND>): BetRound {
  const amount = amountOf(owner)
  return {
    id: toWord([row.adapter, row.round_id]),
    roundId: row.round_id,
    nodeId: row.node_id,
    gameName: row.name,
    vendor: row.vendor,
    gameType: row.game_type,
    state: row.state as RoundState,
    staked: amount(row.bet),
    won: amount(row.win),
    net: amount(row.win - row.bet),
    isFree: row.is_free,
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  }
}

/** A member's round with the vendor's calls in order. Throws NOT_FOUND for another member's round. */
export async function readRound(
  sql: Sql,
  owner: Owner,
  { id, language }: { readonly id: string; readonly language: string },
): Promise<{ readonly round: BetRound; readonly moves: BetMove[] }> {
  const key = [owner.merchantId, owner.memberId, ...fromWord(RoundKey, id)]
  const row = await sql.row(
    ROUND,
    `select ${columns('$5')} from game_round r left join game_catalogue g on g.node_id = r.node_id
      where r.merchant_id = $1 and r.member_id = $2::bigint and r.adapter = $3 and r.round_id = $4`,
    [...key, language],
  )
  if (!row) throw new LiveryError('NOT_FOUND')
  const moves = await sql.rows(
    {
      id: text,
      kind: oneOf(['bet', 'win', 'rollback', 'endRound'] as const),
      amount: bigint,
      reverses: nullable(text),
      response: json(Type.Object({ balance: Type.Optional(Type.String()) })),
      at: instant,
    },
    `select transaction_id as id, kind, amount_minor::text as amount, reference_transaction_id as reverses, response, at
       from wallet_transaction
      where merchant_id = $1 and member_id = $2::bigint and adapter = $3 and round_id = $4
      order by at, transaction_id limit ${MOVES_MAX}`,
    key,
  )
  const amount = amountOf(owner)
  return {
    round: roundOf(owner, row),
    moves: moves.map(({ response, at, ...move }) => ({
      ...move,
      amount: amount(move.amount),
      balanceAfter: response.balance ?? null,
      at: at.toISOString(),
    })),
  }
}
