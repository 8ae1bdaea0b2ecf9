import type { MemberProgramme, ProgrammeStatus } from '@livery/contract/rewards/rewards'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import type { Account } from '../../../members/sessions/session.ts'
import { bigint, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { leadersOf } from '../places/leaders.ts'
import { type Programme, programmesOf } from '../rules/compiled.ts'
import { levelAmount } from '../rules/judge.ts'
import { localMoment, periodEndMs, periodName } from '../rules/moments.ts'
import { titleOf } from '../titles.ts'
import type { RewardRow } from './reward-rows.ts'

/** Where a member stands in every programme that runs, the merchant's order kept. */
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
  const shown: MemberProgramme[] = []
  for (const programme of programmesOf(merchant)) {
    // A code that everybody could read would be no code.
    if (programme.on === 'code' || now < programme.fromMs) continue
    const source = periodName(programme.period, local, '')
    const own = rewards.filter((reward) => reward.programmeId === programme.id)
    const reward = programme.period === 'always' ? own[0] : own.find((one) => one.source === source)
    const sum = sums.get(`${programme.id} ${source}`) ?? 0n
    const type = programme.on === 'place' ? 'leaderboard' : programme.target === null ? 'promotion' : 'mission'
    const exponent = isOfMoney(programme) ? merchant.currency.exponent : 0
    const amount = programme.stated.reward.percent === undefined ? levelAmount(programme, account.vipLevel) : null
    shown.push({
      id: programme.id,
      promotionId: programme.stated.promotion ?? null,
      title: titleOf(programme, merchant, language),
      type,
      status: statusOf(programme, reward, { sum, isJoined: joined.has(programme.id), now }),
      kind: programme.kind,
      amount: amount === null ? null : fromMinor(amount, programme.exponent),
      comment: programme.stated.comment ?? null,
      isMoney: isOfMoney(programme),
      progress:
        type === 'promotion'
          ? null
          : {
              done: fromMinor(sum, exponent),
              target: programme.target === null ? null : fromMinor(programme.target, exponent),
            },
      period: programme.period,
      endsAt: endsAt(programme, now, merchant.timeZone),
      leaders: type === 'leaderboard' ? await leadersOf(sql, merchant, programme, source, memberId) : null,
    })
  }
  return shown
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
  const period = periodEndMs(programme.period, now, timeZone)
  const ends = [period, Number.isFinite(programme.untilMs) ? programme.untilMs : null].filter((ms) => ms !== null)
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
