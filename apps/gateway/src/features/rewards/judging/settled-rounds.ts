import type { Merchant } from '@livery/merchant/merchant'
import { roundTurnover, turnoverWeights } from '../../../ledger/turnover/weights.ts'
import { bigint, boolean, instant, integer, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { DueFact } from './due-facts.ts'
import { TRIAL } from './members.ts'
import { NAMED_ROUNDS, ROUND_CURRENCY } from './named-rounds.ts'

const ROUND = {
  memberId: text,
  adapter: text,
  roundId: text,
  vendorId: text,
  vendor: text,
  gameType: text,
  /** Such as PG/mahjong-ways. */
  game: text,
  betMinor: bigint,
  winMinor: bigint,
  /** The stake by the merchant's weights. */
  turnoverMinor: bigint,
  at: instant,
  closedAt: instant,
  /** The member's level when it was opened. */
  level: integer,
  /** Whether a member played it in the merchant's currency, so that it earns points and rebates. */
  isReckoned: boolean,
}
/** A settled round with where it was played and when it was opened. */
export type SettledRound = RowOf<typeof ROUND>

export type ReadRounds = () => Promise<readonly SettledRound[]>

/** The settled rounds that facts name, in the order in which they were closed; the first caller reads them for all. */
export function settledRounds(sql: Sql, merchant: Merchant, due: readonly DueFact[]): ReadRounds {
  const rounds = due.filter(({ kind }) => kind === 'round')
  let read: Promise<readonly SettledRound[]> | undefined
  return () => {
    read ??= rounds.length === 0 ? Promise.resolve([]) : readRounds(sql, merchant, rounds)
    return read
  }
}

/** Each round and its related rows are looked up by key: see `NAMED_ROUNDS`. */
async function readRounds(sql: Sql, merchant: Merchant, rounds: readonly DueFact[]): Promise<readonly SettledRound[]> {
  return sql.rows(
    ROUND,
    `select g.member_id::text as "memberId", g.adapter, g.round_id as "roundId", c.vendor_id as "vendorId", c.vendor,
            c.game_type as "gameType", c.vendor || '/' || c.code as game, g.bet_minor::text as "betMinor",
            g.win_minor::text as "winMinor", ${roundTurnover('$5')}::text as "turnoverMinor", g.opened_at as at,
            g.closed_at as "closedAt", coalesce(v.to_level, 0)::int as level,
            coalesce(p.currency = $4 and m.kind <> ${TRIAL}, false) as "isReckoned"
       from unnest($2::bigint[], $3::text[]) as d (member_id, key) ${NAMED_ROUNDS}
       left ${ROUND_CURRENCY.trim()}
       join game_catalogue c on c.node_id = g.node_id
       left join lateral (
         select kind from member o where o.id = g.member_id offset 0) m on true
       left join lateral (
         select o.to_level from vip_change o
          where o.member_id = g.member_id and o.merchant_id = $1 and o.at <= g.opened_at
          order by o.at desc, o.id desc limit 1) v on true
      where g.merchant_id = $1 and g.closed_at is not null
      order by g.closed_at, g.member_id, g.adapter, g.round_id`,
    [
      merchant.id,
      rounds.map(({ memberId }) => memberId),
      rounds.map(({ key }) => key),
      merchant.currency.code,
      JSON.stringify(turnoverWeights(merchant)),
    ],
  )
}
