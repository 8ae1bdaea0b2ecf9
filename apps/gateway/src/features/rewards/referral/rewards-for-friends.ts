import type { ReferralReward } from '@livery/contract/rewards/referral'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { programmeTitle } from '@livery/merchant/reward-title'
import { integer, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { programmesOf, shownAmount } from '../rules/compiled.ts'
import { levelAmount } from '../rules/judge.ts'
import { localMoment, periodName } from '../rules/moments.ts'

/** The programmes that give something for friends now, in the merchant's order, with the member's progress. */
export async function rewardsForFriends(
  sql: Sql,
  merchant: Merchant,
  { memberId, level }: { readonly memberId: string; readonly level: number },
  language: string,
): Promise<ReferralReward[]> {
  const now = Date.now()
  const running = programmesOf(merchant).filter(
    ({ on, fromMs, untilMs }) => on === 'referral' && fromMs <= now && now < untilMs,
  )
  const sums = await sql.rows(
    { id: text, period: text, value: integer },
    `select programme_id as id, period, value::int as value from reward_progress
      where member_id = $2 and merchant_id = $1 and programme_id = any ($3)`,
    [merchant.id, memberId, running.map(({ id }) => id)],
  )
  const local = localMoment(now, merchant.timeZone)
  const { exponent } = merchant.currency
  return running.map((programme): ReferralReward => {
    const { id, stated, target, kind, friend } = programme
    const period = periodName(programme.period, local, '')
    const amount = levelAmount(programme, level)
    return {
      id,
      title: programmeTitle(programme.stated, merchant, language),
      tier: stated.trigger.tier ?? 1,
      deposits: friend.depositMinor > 0n ? fromMinor(friend.depositMinor, exponent) : null,
      turnover: friend.turnoverMinor > 0n ? fromMinor(friend.turnoverMinor, exponent) : null,
      kind,
      amount: amount === null ? null : shownAmount(programme, amount),
      turnoverTimes: programme.turnoverTimes,
      friends:
        target === null
          ? null
          : { done: sums.find((sum) => sum.id === id && sum.period === period)?.value ?? 0, target: Number(target) },
    }
  })
}
