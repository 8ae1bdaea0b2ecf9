import type { GameEvent } from '@livery/contract/bridge'
import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'

export type Launch = ResponseOf<Calls['startGameV2']>

/**
 * Where a launch stands: the vendor is being asked; the game loads in its frame, maybe slowly; it plays, and a round
 * may be under way; it failed; it ended by itself.
 */
export type LaunchState =
  | { readonly step: 'requesting' }
  | { readonly step: 'loading'; readonly launch: Launch; readonly slow: boolean }
  | { readonly step: 'ready'; readonly launch: Launch; readonly busy: boolean }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'ended' }

export type LaunchEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'launched'; readonly launch: Launch }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'slow' }
  | { readonly kind: 'game'; readonly event: GameEvent }

/** After this long the player is told that it takes longer than usual. */
export const SLOW_MS = 8_000
/** After this long without a word from the game, the launch counts as failed. */
export const LOADING_LIMIT_MS = 20_000

export const REQUESTING: LaunchState = { step: 'requesting' }

/** The next state; events that do not fit the present one change nothing. */
export function nextLaunchState(state: LaunchState, event: LaunchEvent): LaunchState {
  switch (event.kind) {
    case 'started':
      return REQUESTING
    case 'launched':
      return state.step === 'requesting' ? { step: 'loading', launch: event.launch, slow: false } : state
    case 'failed':
      return state.step === 'requesting' || state.step === 'loading' ? { step: 'failed', error: event.error } : state
    case 'slow':
      return state.step === 'loading' ? { ...state, slow: true } : state
    case 'game':
      return afterGameEvent(state, event.event)
  }
}

function afterGameEvent(state: LaunchState, event: GameEvent): LaunchState {
  if (state.step !== 'loading' && state.step !== 'ready') return state
  switch (event.kind) {
    case 'ready':
      return { step: 'ready', launch: state.launch, busy: false }
    case 'busy':
    case 'idle':
      return state.step === 'ready' ? { ...state, busy: event.kind === 'busy' } : state
    case 'error':
      return { step: 'failed', error: event.code }
    case 'exit':
      return { step: 'ended' }
    default:
      return state
  }
}
