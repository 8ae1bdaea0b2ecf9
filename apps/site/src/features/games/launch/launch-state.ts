import type { GameEvent } from '@livery/contract/bridge'
import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'

export type Launch = ResponseOf<Calls['startGameV2']>

/**
 * The states of a launch: a reason prevents it; the vendor is being asked; the game loads in its frame, perhaps slowly;
 * it waits for a round, or a round is running; it is paused while the tab is hidden; the player wants to leave during a
 * round; it has replaced the page or has its own window; it failed; it ended by itself.
 */
export type LaunchState =
  | { readonly step: 'gate'; readonly error: unknown }
  | { readonly step: 'requesting' }
  | { readonly step: 'loading'; readonly launch: Launch; readonly slow: boolean }
  | { readonly step: 'ready' | 'playing'; readonly launch: Launch }
  | { readonly step: 'paused'; readonly launch: Launch; readonly from: 'ready' | 'playing' }
  | { readonly step: 'closing'; readonly launch: Launch }
  | { readonly step: 'external'; readonly launch: Launch }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'ended' }

export const LAUNCH_STEPS = [
  'gate',
  'requesting',
  'loading',
  'ready',
  'playing',
  'paused',
  'closing',
  'external',
  'failed',
  'ended',
] as const satisfies readonly LaunchState['step'][]

export type LaunchEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'gated'; readonly error: unknown }
  | { readonly kind: 'launched'; readonly launch: Launch }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'slow' }
  /** The page was hidden or shown. */
  | { readonly kind: 'hidden' | 'seen' }
  /** The player wants to leave, or cancels that. */
  | { readonly kind: 'leave' | 'stay' }
  | { readonly kind: 'game'; readonly event: GameEvent }

/** After this time the player is told that it takes longer than usual. */
export const SLOW_MS = 8_000
/** After this time without a message from the game, the launch counts as failed. */
export const LOADING_LIMIT_MS = 20_000

export const REQUESTING: LaunchState = { step: 'requesting' }

/** The next state; events that do not fit the present state change nothing. */
export function nextLaunchState(state: LaunchState, event: LaunchEvent): LaunchState {
  switch (event.kind) {
    case 'started':
      return REQUESTING
    case 'gated':
      return state.step === 'requesting' ? { step: 'gate', error: event.error } : state
    case 'launched':
      return state.step === 'requesting' ? launchedState(event.launch) : state
    case 'failed':
      return state.step === 'requesting' || state.step === 'loading' ? { step: 'failed', error: event.error } : state
    case 'slow':
      return state.step === 'loading' ? { ...state, slow: true } : state
    case 'hidden':
      return state.step === 'ready' || state.step === 'playing'
        ? { step: 'paused', launch: state.launch, from: state.step }
        : state
    case 'seen':
      return state.step === 'paused' ? { step: state.from, launch: state.launch } : state
    case 'leave':
      // Only a running round needs a question; when the player asks to leave twice, the game closes.
      return state.step === 'playing' ? { step: 'closing', launch: state.launch } : { step: 'ended' }
    case 'stay':
      return state.step === 'closing' ? { step: 'playing', launch: state.launch } : state
    case 'game':
      return afterGameEvent(state, event.event)
  }
}

function launchedState(launch: Launch): LaunchState {
  return launch.mount === 'iframe' ? { step: 'loading', launch, slow: false } : { step: 'external', launch }
}

function afterGameEvent(state: LaunchState, event: GameEvent): LaunchState {
  if (!('launch' in state) || state.step === 'external') return state
  const { launch } = state
  switch (event.kind) {
    case 'ready':
      return state.step === 'loading' ? { step: 'ready', launch } : state
    case 'busy':
    case 'idle': {
      const step = event.kind === 'busy' ? 'playing' : 'ready'
      if (state.step === 'paused') return { ...state, from: step }
      // The round ended while the player was being asked, so the question is withdrawn.
      return state.step === 'loading' ? state : { step, launch }
    }
    case 'error':
      // While it plays, the game shows its own errors; before that, only this page can.
      return state.step === 'loading' ? { step: 'failed', error: event.code } : state
    case 'exit':
      return { step: 'ended' }
    default:
      return state
  }
}
