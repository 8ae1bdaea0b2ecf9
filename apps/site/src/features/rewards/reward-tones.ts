import type { RewardState } from '@livery/contract/rewards/words'
import type { BadgeTone } from '@livery/ui/badge'

/** How the state of a reward is coloured. */
export const REWARD_TONES: Readonly<Partial<Record<RewardState, BadgeTone>>> = {
  issued: 'info',
  claimed: 'success',
  rejected: 'danger',
  takenBack: 'warning',
}
