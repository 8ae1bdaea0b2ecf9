import type {
  pointsBalance as balanceCall,
  pointsConfig as configCall,
  pointsReward as rewardCall,
} from '@livery/contract/rewards/points/mall'
import { EARNED_KINDS } from '@livery/contract/rewards/points/words'
import { convertedSince } from '../../../ledger/points/conversions.ts'
import { earnedOf, MICRO, pointsOf, spentOf } from '../../../ledger/points/earned.ts'
import { hadOf } from '../../../ledger/points/orders.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'
import { dayBegan } from './day.ts'
import { mallShown } from './shown.ts'

export const configHandler: RewardHandler<typeof configCall> = async ({ services, site, request }) =>
  mallShown(services.database, site.merchant, request.language)

export const balanceHandler: RewardHandler<typeof balanceCall> = async (context) => {
  const { services, site } = context
  const { database, withdrawalPassword } = services
  const { id, timeZone, pointMall } = site.merchant
  const account = rewardedMember(context)
  const { memberId, vipLevel: level } = account
  const perDay = pointMall?.conversion?.perDay
  return {
    points: await pointsOf(database, id, memberId),
    level,
    had: [...(await hadOf(database, id, memberId))],
    hasPassword: await withdrawalPassword.isSet(account),
    leftToday:
      perDay === undefined
        ? null
        : Math.max(0, perDay - (await convertedSince(database, id, memberId, dayBegan(timeZone)))),
  }
}

export const rewardHandler: RewardHandler<typeof rewardCall> = async (context) => {
  const { database } = context.services
  const { id } = context.site.merchant
  const { memberId } = rewardedMember(context)
  const rows = await earnedOf(database, id, memberId)
  const spent = Number(await spentOf(database, id, memberId))
  const earned = EARNED_KINDS.map((kind) => {
    const { posted = 0n, micro = 0n } = rows.find((row) => row.kind === kind) ?? {}
    const whole = micro / MICRO
    return {
      kind,
      points: Number(posted),
      part: Number(micro % MICRO) / Number(MICRO),
      owed: Number(posted > whole ? posted - whole : 0n),
    }
  })
  return { kinds: [...earned, { kind: 'redeem', points: spent, part: 0, owed: 0 }] }
}
