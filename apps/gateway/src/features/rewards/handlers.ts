import { bindHandlers } from '../../calls/handlers.ts'
import { bonusesHandler } from './bonuses/calls.ts'
import { claimHandler } from './calls/claim.ts'
import { codeHandler } from './calls/code.ts'
import { joinHandler } from './calls/join.ts'
import { countsHandler, rewardsHandler } from './calls/read.ts'
import { balanceHandler, configHandler, rewardHandler } from './points/calls.ts'
import { convertHandler } from './points/convert.ts'
import { ordersHandler, codeHandler as redeemCodeHandler, transactionsHandler } from './points/lists.ts'
import { redeemHandler } from './points/redeem.ts'
import { claimPrizeHandler, entriesHandler, ownHandler, rafflesHandler } from './raffle/calls.ts'
import { claimRebateHandler, rebateClaimsHandler, rebateHandler } from './rebate/calls.ts'
import { enterReferralHandler, referralHandler } from './referral/calls.ts'
import { friendsHandler } from './referral/friends.ts'
import type { RewardServices } from './services.ts'
import { vipHandler } from './vip/calls.ts'

/** Codes a minute that one address may try. */
const TRIES_PER_MINUTE = 10
/** Orders a minute from one address, which several people may share. */
const ORDERS_PER_MINUTE = 30
/** Requests a minute from one address: enough for a person who turns pages or exports a file. */
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
    pointsConfig: { perMinute: PAGES_PER_MINUTE, handle: configHandler },
    pointsBalance: { perMinute: PAGES_PER_MINUTE, handle: balanceHandler },
    pointsReward: { perMinute: PAGES_PER_MINUTE, handle: rewardHandler },
    redeemPoints: { perMinute: ORDERS_PER_MINUTE, handle: redeemHandler },
    convertPoints: { perMinute: TRIES_PER_MINUTE, handle: convertHandler },
    redeemList: { perMinute: PAGES_PER_MINUTE, handle: ordersHandler },
    redeemCode: { perMinute: ORDERS_PER_MINUTE, handle: redeemCodeHandler },
    pointTransactions: { perMinute: PAGES_PER_MINUTE, handle: transactionsHandler },
    raffles: { perMinute: PAGES_PER_MINUTE, handle: rafflesHandler },
    ownRaffles: { perMinute: PAGES_PER_MINUTE, handle: ownHandler },
    raffleEntries: { perMinute: PAGES_PER_MINUTE, handle: entriesHandler },
    rafflePromotionClaim: { perMinute: ORDERS_PER_MINUTE, handle: claimPrizeHandler },
    enterCode: { perMinute: TRIES_PER_MINUTE, handle: codeHandler },
  })
}
