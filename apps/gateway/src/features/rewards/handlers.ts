import { bindHandlers } from '../../calls/handlers.ts'
import { bonusesHandler } from './bonuses/calls.ts'
import { claimHandler } from './calls/claim.ts'
import { codeHandler } from './calls/code.ts'
import { joinHandler } from './calls/join.ts'
import { countsHandler, rewardsHandler } from './calls/read.ts'
import { claimRebateHandler, rebateClaimsHandler, rebateHandler } from './rebate/calls.ts'
import { enterReferralHandler, referralHandler } from './referral/calls.ts'
import { friendsHandler } from './referral/friends.ts'
import type { RewardServices } from './services.ts'
import { vipHandler } from './vip/calls.ts'

/** Codes a minute that one address may try. */
const TRIES_PER_MINUTE = 10
/** Of one address: a person who turns pages, or a file being put together, and no more. */
const PAGES_PER_MINUTE = 120

export function rewardHandlers(services: RewardServices) {
  return bindHandlers(services, {
    memberRewards: rewardsHandler,
    rewardCounts: countsHandler,
    claimRewards: claimHandler,
    joinProgramme: joinHandler,
    bonusDetails: { perMinute: PAGES_PER_MINUTE, handle: bonusesHandler },
    vip: vipHandler,
    referral: referralHandler,
    referralFriends: { perMinute: PAGES_PER_MINUTE, handle: friendsHandler },
    enterReferral: { perMinute: TRIES_PER_MINUTE, handle: enterReferralHandler },
    manualRebate: rebateHandler,
    claimRebate: claimRebateHandler,
    rebateClaims: { perMinute: PAGES_PER_MINUTE, handle: rebateClaimsHandler },
    enterCode: { perMinute: TRIES_PER_MINUTE, handle: codeHandler },
  })
}
