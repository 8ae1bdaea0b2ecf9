import type { rewardCounts as countsCall, Reward, memberRewards as rewardsCall } from '@livery/contract/rewards/rewards'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { rewardTitle } from '@livery/merchant/reward-title'
import { integer, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { freeRoundsOf, type OwnFreeRounds } from '../free-rounds/own.ts'
import { missionIds, programmesOf } from '../rules/compiled.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'
import { programmesShown } from './programmes-shown.ts'
import { type RewardRow, rewardRows } from './reward-rows.ts'

/** The latest rewards that are listed. */
const LISTED = 60

export const rewardsHandler: RewardHandler<typeof rewardsCall> = async (context) => {
  const { services, site, request } = context
  const { merchant } = site
  const account = rewardedMember(context)
  const rows = await rewardRows(services.database, merchant.id, account.memberId)
  const freeRounds = await freeRoundsOf(services.database, merchant, account.memberId, request.language)
  const purse = await purses(services.database, merchant.id, account.memberId)
  return {
    rewards: rows
      .slice(0, LISTED)
      .map((row) => rewardShown(row, merchant, request.language, freeRounds.get(row.id) ?? null)),
    programmes: await programmesShown(services.database, merchant, account, rows, request.language),
    points: purse.points,
    tickets: purse.tickets,
    hasMall: merchant.pointMall !== undefined,
    hasRaffles: merchant.raffles !== undefined,
    hasCodes: programmesOf(merchant).some(({ on }) => on === 'code'),
    now: new Date().toISOString(),
  }
}

export const countsHandler: RewardHandler<typeof countsCall> = async ({ services, site, account }) => {
  const rows = await services.database.rows(
    { programmeId: text, count: integer },
    `select programme_id as "programmeId", count(*)::int as count from reward
      where member_id = $2 and merchant_id = $1 and state = 'issued' and not is_auto and expires_at > clock_timestamp()
      group by programme_id`,
    [site.merchant.id, account.memberId],
  )
  const summed = new Set(missionIds(site.merchant))
  const sum = (counted: typeof rows) => counted.reduce((all, { count }) => all + count, 0)
  return {
    rewardCenter: sum(rows),
    missionLeaderboard: sum(rows.filter(({ programmeId }) => summed.has(programmeId))),
  }
}

function rewardShown(
  { amountMinor, turnoverMinor, exponent, source: _, madeAt, expiresAt, endedAt, ...row }: RewardRow,
  merchant: Merchant,
  language: string,
  freeRounds: OwnFreeRounds | null,
): Reward {
  const isLate = row.state === 'issued' && expiresAt.getTime() <= Date.now()
  return {
    ...row,
    // The job ends it in the database later.
    state: isLate ? 'expired' : row.state,
    title: rewardTitle(row.programmeId, merchant, language) ?? row.programmeId,
    amount: freeRounds ? String(freeRounds.rounds) : fromMinor(amountMinor, exponent),
    turnover: fromMinor(turnoverMinor, exponent),
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    freeRounds,
  }
}

/** The member's points, and tickets that are not drawn yet. */
async function purses(sql: Sql, merchantId: string, memberId: string) {
  const rows = await sql.rows(
    { kind: oneOf(['points', 'tickets']), balance: integer },
    `select kind, sum(balance_minor)::int as balance from ledger_account
      where merchant_id = $1 and kind in ('points', 'tickets') and owner = $2
        and not exists (select from raffle where merchant_id = $1 and 'TICKETS ' || id = currency and state = 'drawn')
      group by kind`,
    [merchantId, memberId],
  )
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0
  return { points: of('points'), tickets: of('tickets') }
}
