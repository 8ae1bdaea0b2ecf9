import type { claimRewards as claimCall } from '@livery/contract/rewards/rewards'
import { claimReward } from '../../../ledger/rewards/rewards.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'

/** Claims rewards one after another, each in its own transaction: a refused one stops no other. */
export const claimHandler: RewardHandler<typeof claimCall> = async (context) => {
  const { services, site, request } = context
  const { memberId } = rewardedMember(context)
  const claimed: string[] = []
  const refused: string[] = []
  for (const id of request.ids) {
    const status = await claimReward(services.database, site.merchant.id, memberId, id)
    if (status === 'OK' || status === 'ALREADY') claimed.push(id)
    else refused.push(id)
  }
  return { claimed, refused }
}
