import type { Merchant } from '@livery/merchant/merchant'
import { bigint, instant, integer, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { DueFact } from './facts.ts'
import { TRIAL } from './members.ts'
import { NAMED_ROUNDS, ROUND_CURRENCY } from './named-rounds.ts'

const ROUND = {
  memberId: text,
  adapter: text,
  roundId: text,
  vendorId: text,
  vendor: text,
  gameType: text,
  betMinor: bigint,
  winMinor: bigint,
  at: instant,
  level: integer,
}
/** A settled round with where it was played, when it was opened, and the member's level of that moment. */
export type ReckonedRound = RowOf<typeof ROUND>

/** The settled rounds that facts name, in the order in which they were closed; read once, by whoever asks first. */
export function reckonedRounds(
  sql: Sql,
  merchant: Merchant,
  due: readonly DueFact[],
): () => Promise<readonly ReckonedRound[]> {
  const rounds = due.filter(({ kind }) => kind === 'round')
  let read: Promise<readonly ReckonedRound[]> | undefined
  return () => {
    read ??= rounds.length === 0 ? Promise.resolve([]) : readRounds(sql, merchant, rounds)
    return read
  }
}

async function readRounds(sql: Sql, merchant: Merchant, rounds: readonly DueFact[]): Promise<readonly ReckonedRound[]> {
  return sql.rows(
    ROUND,
    `select g.member_id::text as "memberId", g.adapter, g.round_id as "roundId", c.vendor_id as "vendorId", c.vendor,
            c.game_type as "gameType", g.bet_minor::text as "betMinor", g.win_minor::text as "winMinor", g.opened_at as at,
            coalesce((select v.to_level from vip_change v
                       where v.member_id = g.member_id and v.merchant_id = $1 and v.at <= g.opened_at
                       order by v.at desc, v.id desc limit 1), 0)::int as level
       from unnest($2::bigint[], $3::text[]) as d (member_id, key) ${NAMED_ROUNDS}
       ${ROUND_CURRENCY}
       join game_catalogue c on c.node_id = g.node_id
       join member m on m.id = g.member_id and m.merchant_id = g.merchant_id and m.kind <> ${TRIAL}
      where g.merchant_id = $1 and g.closed_at is not null and p.currency = $4
      order by g.closed_at, g.member_id, g.adapter, g.round_id`,
    [merchant.id, rounds.map(({ memberId }) => memberId), rounds.map(({ key }) => key), merchant.currency.code],
  )
}
