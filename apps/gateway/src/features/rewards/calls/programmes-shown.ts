import type { MemberProgramme, ProgrammeStatus } from '@livery/contract/rewards/rewards'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { programmeTitle } from '@livery/merchant/reward-title'
import type { Account } from '../../../members/sessions/session.ts'
import { bigint, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { WITH_DECISIONS } from '../judging/decisions.ts'
import { leadersOf } from '../places/leaders.ts'
import { type Programme, programmesOf, shownAmount } from '../rules/compiled.ts'
import { factOf, levelAmount } from '../rules/judge.ts'
import { isWithin, lastWindowEndMs, localMoment, periodEndMs, periodName, type WeekWindow } from '../rules/moments.ts'
import type { RewardRow } from './reward-rows.ts'

/** A member's progress in every running programme, in the merchant's order. */
export async function programmesShown(
  sql: Sql,
  merchant: Merchant,
  account: Account,
  rewards: readonly RewardRow[],
  language: string,
): Promise<MemberProgramme[]> {
  const { memberId } = account
  const now = Date.now()
  const local = localMoment(now, merchant.timeZone)
  const sums = await sumsOf(sql, merchant.id, memberId)
  const joined = await joinedBy(sql, merchant.id, memberId)
  const refusals = await refusalsOf(sql, merchant.id, memberId)
  const shown: MemberProgramme[] = []
  for (const programme of programmesOf(merchant)) {
    // A public code would be useless as a code.
    if (programme.on === 'code' || now < programme.fromMs) continue
    const isForOneFriend = programme.on === 'referral' && programme.target === null
    // Rewards for single friends have a page of their own; here they stand only for the promotion about them.
    if (isForOneFriend && !isPromoted(programme)) continue
    const source = periodName(programme.period, local, '')
    const own = rewards.filter((reward) => reward.programmeId === programme.id)
    const reward = programme.period === 'always' ? own[0] : own.find((one) => one.source === source)
    const sum = sums.get(`${programme.id} ${source}`) ?? 0n
    const type = isForOneFriend ? 'friend' : typeOf(programme)
    const exponent = isOfMoney(programme) ? merchant.currency.exponent : 0
    const amount = programme.stated.reward.percent === undefined ? levelAmount(programme, account.vipLevel) : null
    const status = isForOneFriend
      ? friendStatus(own)
      : statusOf(programme, reward, { sum, isJoined: joined.has(programme.id), now })
    const isMissed = programme.target !== null && sum >= programme.target && !reward
    shown.push({
      id: programme.id,
      promotionId: programme.stated.promotion ?? null,
      title: programmeTitle(programme.stated, merchant, language),
      type,
      status,
      kind: programme.kind,
      amount: amount === null ? null : shownAmount(programme, amount),
      comment: programme.stated.comment ?? null,
      isMoney: isOfMoney(programme),
      measure: programme.on === 'referral' ? 'friends' : isOfMoney(programme) ? 'stakes' : 'rounds',
      progress:
        type === 'promotion' || type === 'friend'
          ? null
          : {
              done: fromMinor(sum, exponent),
              target: programme.target === null ? null : fromMinor(programme.target, exponent),
            },
      period: programme.period,
      endsAt: endsAt(programme, now, merchant.timeZone),
      why: isMissed
        ? await missedWhy(sql, merchant.id, memberId, programme)
        : status === 'rejected'
          ? (reward?.reason ?? null)
          : UNDER_WAY.includes(status) && programme.on !== 'level' && programme.on !== 'referral'
            ? (refusals.get(programme.id) ?? (isOpenNow(programme, local.minuteOfWeek) ? null : 'hours'))
            : null,
      leaders: type === 'leaderboard' ? await leadersOf(sql, merchant, programme, source, memberId) : null,
    })
  }
  return shown
}

/** A mission or a leaderboard with hours of its own counts nothing outside of them, whatever its period is. */
const countsInWindows = (programme: Programme): programme is Programme & { readonly windows: readonly WeekWindow[] } =>
  programme.windows !== null && (programme.target !== null || programme.on === 'place')

const isOpenNow = (programme: Programme, minute: number) =>
  !countsInWindows(programme) || programme.windows.some((window) => isWithin(window, minute))

/** Whether a programme may still give something, so that its refusal is worth explaining. */
const UNDER_WAY: readonly ProgrammeStatus[] = ['open', 'joinable', 'joined', 'process']

/**
 * Why programmes gave nothing for the latest deposit, sign-in or other fact. Rounds are left out, because most of them
 * are of other games.
 */
async function refusalsOf(sql: Sql, merchantId: string, memberId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.rows(
    { programmeId: text, reason: nullable(text) },
    `select distinct on (d ->> 'programme') d ->> 'programme' as "programmeId",
            case when d ->> 'outcome' = 'refused' then d ->> 'reason' end as reason
       from (select merchant_id, decisions, judgement, judged_at from reward_fact
              where member_id = $2 and merchant_id = $1 and kind <> 'round' order by judged_at desc limit 50) f
      ${WITH_DECISIONS} cross join jsonb_array_elements(j.decisions) d order by d ->> 'programme', f.judged_at desc`,
    [merchantId, memberId],
  )
  return new Map(rows.flatMap(({ programmeId, reason }) => (reason === null ? [] : [[programmeId, reason] as const])))
}

/** Why a sum that reached its target was not rewarded. */
async function missedWhy(sql: Sql, merchantId: string, memberId: string, programme: Programme): Promise<string | null> {
  const row = await sql.row(
    { reason: text },
    `select d ->> 'reason' as reason from reward_fact f ${WITH_DECISIONS} cross join jsonb_array_elements(j.decisions) d
      where f.member_id = $2 and f.merchant_id = $1 and f.kind = $4 and d ->> 'programme' = $3 and d ? 'reason'
        and d ->> 'outcome' = 'counted' order by f.judged_at desc limit 1`,
    [merchantId, memberId, programme.id, factOf(programme)],
  )
  return row?.reason ?? null
}

/** Whether a promotion is about what a member gets for a friend; tier 0 is what the friend gets. */
const isPromoted = ({ stated }: Programme) => stated.promotion !== undefined && stated.trigger.tier !== 0

const typeOf = ({ on, target }: Programme) =>
  on === 'place' ? 'leaderboard' : target === null ? 'promotion' : 'mission'

/** Each friend brings a reward of their own, so there is no last one: what is ready comes first. */
function friendStatus(own: readonly RewardRow[]): ProgrammeStatus {
  if (own.some(({ state }) => state === 'issued')) return 'issued'
  return own.length > 0 ? 'process' : 'open'
}

const isOfMoney = ({ on, stated }: Programme) => on === 'turnover' || stated.trigger.metric === 'turnover'

function statusOf(
  { stated, untilMs }: Programme,
  reward: RewardRow | undefined,
  { sum, isJoined, now }: { readonly sum: bigint; readonly isJoined: boolean; readonly now: number },
): ProgrammeStatus {
  if (reward && reward.state !== 'takenBack') {
    if (reward.state === 'expired') return 'closed'
    return reward.state
  }
  if (now >= untilMs) return 'closed'
  if (stated.join === 'apply') return 'applicable'
  if (stated.join === 'join' && !isJoined) return 'joinable'
  if (sum > 0n) return 'process'
  return isJoined ? 'joined' : 'open'
}

function endsAt(programme: Programme, now: number, timeZone: string): string | null {
  if (now >= programme.untilMs) return null
  const period = periodEndMs(programme.period, now, timeZone)
  const counted =
    period === null || !countsInWindows(programme) ? null : lastWindowEndMs(programme.windows, period, timeZone)
  // After its last hours a period only waits for its end.
  const ends = [
    counted !== null && counted > now ? counted : period,
    Number.isFinite(programme.untilMs) ? programme.untilMs : null,
  ].filter((ms) => ms !== null)
  return ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString()
}

async function sumsOf(sql: Sql, merchantId: string, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await sql.rows(
    { programmeId: text, period: text, value: bigint },
    `select programme_id as "programmeId", period, value::text as value from reward_progress
      where member_id = $2 and merchant_id = $1 and reached_at > now() - interval '40 days'`,
    [merchantId, memberId],
  )
  return new Map(rows.map(({ programmeId, period, value }) => [`${programmeId} ${period}`, value]))
}

async function joinedBy(sql: Sql, merchantId: string, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await sql.rows(
    { programmeId: text },
    'select programme_id as "programmeId" from reward_join where merchant_id = $1 and member_id = $2',
    [merchantId, memberId],
  )
  return new Set(rows.map(({ programmeId }) => programmeId))
}
