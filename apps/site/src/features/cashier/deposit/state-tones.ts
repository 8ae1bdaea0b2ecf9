import type { DepositState } from '@livery/contract/cashier/deposits'
import type { BadgeTone } from '@livery/ui/badge'

/** How each state is marked: what has come, what goes on, what did not come. */
export const STATE_TONES: Readonly<Record<DepositState, BadgeTone>> = {
  created: 'info',
  awaiting: 'warning',
  confirming: 'info',
  review: 'info',
  credited: 'success',
  expired: 'neutral',
  failed: 'danger',
  cancelled: 'neutral',
  rejected: 'danger',
  disputed: 'danger',
  lost: 'danger',
}

const GOING_ON: readonly DepositState[] = ['created', 'awaiting', 'confirming', 'review', 'disputed']

/** Whether something still happens by itself. */
export const goesOn = (state: DepositState): boolean => GOING_ON.includes(state)
