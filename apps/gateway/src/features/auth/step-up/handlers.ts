import { bindHandlers } from '../../../calls/handlers.ts'
import type { AuthServices } from '../services.ts'
import { stepUpChallengeHandler, stepUpHandler } from './step-up.ts'

const ENOUGH = { perMinute: 30 }

export function stepUpHandlers(services: AuthServices) {
  return bindHandlers(services, {
    stepUpChallenge: { ...ENOUGH, handle: stepUpChallengeHandler },
    stepUp: { ...ENOUGH, handle: stepUpHandler },
  })
}
