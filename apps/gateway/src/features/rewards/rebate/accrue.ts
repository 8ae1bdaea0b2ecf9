import type { Merchant } from '@livery/merchant/merchant'
import { type AccruedRound, accrueRebates } from '../../../ledger/rebate/rebate.ts'
import { bigint, instant, integer, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { DueFact } from '../judging/facts.ts'
import { TRIAL } from '../judging/members.ts'
import { NAMED_ROUNDS, ROUND_CURRENCY } from '../judging/named-rounds.ts'
import { rateAt, type StoredPlan, staked, storedPlans } from './plan.ts'

/** Reckons what comes back of settled rounds that wait, by the rates and the level of the moment at which each was opened. */
export async function accrueRounds(sql: Sql, merchant: Merchant, due: readonly DueFact[]): Promise<void> {
  const rounds = due.filter(({ kind }) => kind === 'round')
  const plans = rounds.length > 0 ? await storedPlans(sql, merchant.id) : []
  if (plans.length === 0) return
  const rows = await sql.rows(
    {
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
    },
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
  await accrueRebates(
    sql,
    merchant.id,
    rows.flatMap(({ betMinor, winMinor, vendorId, level, ...round }): AccruedRound[] => {
      const stored = planAt(plans, round.at)
      if (!stored) return []
      const place = { vendorId, gameType: round.gameType }
      const turnoverMinor = staked(stored.plan, place, betMinor, winMinor)
      return [{ ...round, turnoverMinor, rateBp: rateAt(stored.plan, place, level), version: stored.version }]
    }),
  )
}

/** The plan in force at a moment. */
const planAt = (plans: readonly StoredPlan[], at: Date) => plans.find(({ since }) => since <= at)
