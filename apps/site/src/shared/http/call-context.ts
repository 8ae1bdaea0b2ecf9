import type { StepUpNeeded } from '@livery/contract/auth/step-up'
import type { CallName } from '@livery/contract/calls'
import type { AxiosAdapter } from 'axios'

/** What a call must know of the visit, read at the moment of the call. */
export interface CallContext {
  readonly token: () => string | null
  readonly languageTag: () => string
  /** Called when the gateway no longer accepts the token. */
  readonly onSessionLost: (token: string) => void
  /** Called when the gateway refuses a call because the whole site is closed to this visitor. */
  readonly onClosed?: () => void
  /** Asks the member to prove who they are before a call that demands it; false when they do not. */
  readonly stepUp?: (needed: StepUpNeeded) => Promise<boolean>
  /** Called when a call was answered with success. */
  readonly onAnswered?: (name: CallName) => void
  /** Replaces the network in tests and Storybook. */
  readonly adapter?: AxiosAdapter | undefined
}
