import { bindHandlers } from '../../calls/handlers.ts'
import { claimHandler } from './calls/claim.ts'
import { codeHandler } from './calls/code.ts'
import { joinHandler } from './calls/join.ts'
import { countsHandler, rewardsHandler } from './calls/read.ts'
import type { RewardServices } from './services.ts'

/** Codes a minute that one address may try. */
const TRIES_PER_MINUTE = 10

export function rewardHandlers(services: RewardServices) {
  return bindHandlers(services, {
    memberRewards: rewardsHandler,
    rewardCounts: countsHandler,
    claimRewards: claimHandler,
    joinProgramme: joinHandler,
    enterCode: { perMinute: TRIES_PER_MINUTE, handle: codeHandler },
  })
}
