import { LiveryError } from '@livery/contract/errors'
import type { convertPoints } from '@livery/contract/rewards/points/redeem'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { textIn } from '@livery/merchant/texts'
import { makeConversion } from '../../../ledger/points/conversions.ts'
import { pointsOf } from '../../../ledger/points/earned.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'
import { dayBegan } from './day.ts'
import { hashOf, newId } from './redeem.ts'

/**
 * Converts points into money with a requirement to stake that the merchant states; the same key again changes nothing.
 */
export const convertHandler: RewardHandler<typeof convertPoints> = async (context) => {
  const { services, site, request } = context
  const { merchant } = site
  const { id: merchantId, currency, pointMall } = merchant
  const account = rewardedMember(context)
  if (!pointMall?.conversion) throw new LiveryError('FEATURE_DISABLED')
  const { points: step, amount, turnoverTimes, perDay = null } = pointMall.conversion
  const { points, key, password, language } = request
  if (points % step !== 0) throw wrongPoints('points.step', { step })
  await services.withdrawalPassword.assert(account, password, merchant)
  const amountMinor = BigInt(points / step) * toMinor(amount, currency.exponent)
  const status = await makeConversion(services.database, {
    ...{ id: newId('V'), merchantId, memberId: account.memberId, currency, points, amountMinor },
    turnoverMinor: (amountMinor * BigInt(Math.round(turnoverTimes * 10))) / 10n,
    clientKey: key,
    requestHash: hashOf({ points }),
    name: textIn(pointMall.name, language, merchant.languages),
    dayBegan: dayBegan(merchant.timeZone),
    perDay,
  })
  if (status === 'CONFLICT') throw new LiveryError('IDEMPOTENCY_CONFLICT')
  if (status === 'DAY') throw wrongPoints('points.day', { most: perDay ?? 0 })
  if (status === 'POINTS') throw wrongPoints('points.few', {})
  return {
    amount: fromMinor(amountMinor, currency.exponent),
    points: await pointsOf(services.database, merchantId, account.memberId),
  }
}

const wrongPoints = (code: string, params: Readonly<Record<string, number>>) =>
  new LiveryError('VALIDATION', { fields: [{ field: 'points', code, params }] })
