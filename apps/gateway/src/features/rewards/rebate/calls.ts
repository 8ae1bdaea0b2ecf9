import { randomBytes } from 'node:crypto'
import type {
  claimRebate as claimCall,
  rebateClaims as claimsCall,
  manualRebate,
} from '@livery/contract/rewards/rebate'
import { fromMinor } from '@livery/locale/amount'
import Type from 'typebox'
import { claimRebate, rebateClaim, rebateClaims, rebateClaimTotals } from '../../../ledger/rebate/rebate.ts'
import { fromWord, toWord } from '../../../members/history/cursor.ts'
import { periodOf } from '../../../members/history/period.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'
import { leastOf, rebateShown } from './shown.ts'

const PAGE_SIZE = 20
/** The number of the last claim shown. */
const ClaimPlace = Type.Integer({ minimum: 1 })

export const rebateHandler: RewardHandler<typeof manualRebate> = async (context) =>
  rebateShown(context.services.database, context.site.merchant, rewardedMember(context))

/** A repeated request for a claim gets the first answer, so two presses make one claim. */
export const claimRebateHandler: RewardHandler<typeof claimCall> = async (context) => {
  const { services, site, request } = context
  const { merchant } = site
  const { memberId } = rewardedMember(context)
  const { status } = await claimRebate(services.database, {
    id: `C${randomBytes(8).toString('hex').toUpperCase()}`,
    merchantId: merchant.id,
    memberId,
    currency: merchant.currency,
    number: request.number,
    upTo: BigInt(request.upTo),
    leastMinor: leastOf(merchant),
    turnoverTenths: Math.round((merchant.rebate?.turnoverTimes ?? 0) * 10),
  })
  const claim = status === 'BELOW' ? null : await rebateClaim(services.database, merchant.id, memberId, request.number)
  if (!claim) return { status: 'below', amount: null }
  return { status: 'claimed', amount: fromMinor(claim.amountMinor, merchant.currency.exponent) }
}

export const rebateClaimsHandler: RewardHandler<typeof claimsCall> = async (context) => {
  const { services, site, request } = context
  const { id: merchantId, currency, timeZone } = site.merchant
  const { memberId } = rewardedMember(context)
  const { cursor, pageSize = PAGE_SIZE } = request
  const period = periodOf(request, timeZone)
  const before = cursor === undefined ? null : fromWord(ClaimPlace, cursor)
  const rows = await rebateClaims(services.database, merchantId, memberId, period, before, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const sums = cursor === undefined ? await rebateClaimTotals(services.database, merchantId, memberId, period) : null
  const amount = (minor: bigint) => fromMinor(minor, currency.exponent)
  return {
    period,
    totals: sums && {
      claims: sums.claims,
      staked: amount(sums.stakedMinor),
      amount: amount(sums.amountMinor),
      takenBack: amount(sums.takenMinor),
    },
    claims: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      staked: amount(row.stakedMinor),
      amount: amount(row.amountMinor),
      balanceAfter: amount(row.balanceAfterMinor),
      takenBack: amount(row.takenMinor),
    })),
    next: rows.length > pageSize && last ? toWord(last.number) : null,
  }
}
