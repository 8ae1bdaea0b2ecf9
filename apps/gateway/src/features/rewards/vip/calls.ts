import type { VipLevel, vip as vipCall } from '@livery/contract/rewards/vip'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { vipBenefits, vipName } from '../../../members/vip/benefits.ts'
import { bigint } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { percentOf } from '../rebate/shown.ts'
import { type Programme, programmesOf, shownAmount } from '../rules/compiled.ts'
import { levelAmount } from '../rules/judge.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'
import { thresholdsOf } from './levels.ts'

export const vipHandler: RewardHandler<typeof vipCall> = async (context) => {
  const { merchant } = context.site
  const { memberId, vipLevel } = rewardedMember(context)
  const { vip, currency } = merchant
  const sums = vip ? await sumsOf(context.services.database, merchant, memberId, vip.days) : null
  const amount = (minor: bigint) => fromMinor(minor, currency.exponent)
  return {
    level: vipLevel,
    name: vipName(merchant, vipLevel),
    days: vip?.days ?? 0,
    keepPercent: vip?.keepPercent ?? 0,
    turnover: amount(sums?.turnoverMinor ?? 0n),
    deposits: amount(sums?.depositMinor ?? 0n),
    levels: levelsShown(merchant, amount),
  }
}

function levelsShown(merchant: Merchant, amount: (minor: bigint) => string): VipLevel[] {
  const rewards = programmesOf(merchant).filter(({ on }) => on === 'level')
  const regular = programmesOf(merchant).filter(isRegular)
  return thresholdsOf(merchant).map(({ turnoverMinor, depositMinor }, index) => {
    const level = index + 1
    const { rebateBp, perDay } = vipBenefits(merchant, level)
    const reward = rewards.find(({ stated }) => stated.trigger.level === level)
    const given = reward ? levelAmount(reward, level) : null
    return {
      level,
      name: vipName(merchant, level),
      turnover: turnoverMinor > 0n ? amount(turnoverMinor) : null,
      deposits: depositMinor > 0n ? amount(depositMinor) : null,
      rebatePercent: rebateBp > 0 ? percentOf(rebateBp) : null,
      withdrawalsPerDay: perDay.count,
      withdrawalPerDay: perDay.amount ?? null,
      reward: reward && given !== null ? { kind: reward.kind, amount: shownAmount(reward, given) } : null,
      regular: regular.flatMap((programme) => regularAt(programme, level)),
    }
  })
}

/** Whether it is given repeatedly, and more on higher levels. */
const isRegular = ({ on, period, byLevel, untilMs }: Programme) =>
  on !== 'level' && on !== 'place' && period !== 'once' && byLevel.length > 0 && Date.now() < untilMs

function regularAt(programme: Programme, level: number): VipLevel['regular'] {
  const { levelFrom = 0, levelTo = level } = programme.stated.conditions ?? {}
  const given = level < levelFrom || level > levelTo ? null : levelAmount(programme, level)
  if (given === null) return []
  return [{ kind: programme.kind, amount: shownAmount(programme, given), period: programme.period }]
}

/** The sums that count towards a level now. */
async function sumsOf(sql: Sql, { id, timeZone }: Merchant, memberId: string, days: number) {
  return sql.row(
    { turnoverMinor: bigint, depositMinor: bigint },
    `select coalesce(sum(turnover_minor), 0)::text as "turnoverMinor", coalesce(sum(deposit_minor), 0)::text as "depositMinor"
       from vip_day where member_id = $2 and merchant_id = $1 and day > (now() at time zone $3)::date - $4::int`,
    [id, memberId, timeZone, days],
  )
}
