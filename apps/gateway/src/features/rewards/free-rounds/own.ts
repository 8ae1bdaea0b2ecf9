import type { Reward } from '@livery/contract/rewards/rewards'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { bigint, instant, integer, nullable, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

export type OwnFreeRounds = NonNullable<Reward['freeRounds']>

/** A member's free rounds of a year, by the rewards that gave them. */
export async function freeRoundsOf(
  sql: Sql,
  { id: merchantId, currency: { exponent } }: Merchant,
  memberId: string,
  language: string,
): Promise<ReadonlyMap<string, OwnFreeRounds>> {
  const rows = await sql.rows(
    {
      id: text,
      nodeId: nullable(integer),
      gameName: text,
      rounds: integer,
      left: nullable(integer),
      stake: bigint,
      won: bigint,
      state: nullable(oneOf(['wanted', 'open', 'ended', 'refused'])),
      until: nullable(instant),
    },
    `select r.id, g.node_id as "nodeId", coalesce(g.names ->> $3, g.names ->> 'EN', r.inputs #>> '{freeRounds,game}') as "gameName",
            (r.inputs #>> '{freeRounds,rounds}')::int as rounds, r.inputs #>> '{freeRounds,stakeMinor}' as stake,
            f.rounds - f.played as left, f.expires_at as until,
            case f.state when 'ending' then 'ended' else f.state end as state,
            (select coalesce(sum(won_minor), 0)::text from free_rounds o where o.reward_id = r.id) as won
       from reward r
       left join game_catalogue g on g.vendor = r.inputs #>> '{freeRounds,vendor}' and g.code = r.inputs #>> '{freeRounds,game}'
                                 and g.withdrawn_at is null
       left join lateral (select * from free_rounds o where o.reward_id = r.id order by turn desc limit 1) f on true
      where r.member_id = $2 and r.merchant_id = $1 and r.kind = 'freeRounds' and r.made_at > now() - interval '366 days'
      order by r.made_at desc, r.id limit 400`,
    [merchantId, memberId, language],
  )
  return new Map(
    rows.map(({ id, left, stake, won, until, ...row }) => [
      id,
      {
        ...row,
        left: left ?? row.rounds,
        stake: fromMinor(stake, exponent),
        won: fromMinor(won, exponent),
        until: until?.toISOString() ?? null,
      },
    ]),
  )
}
