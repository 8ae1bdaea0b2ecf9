import type { RequestOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { useCallback, useEffect, useReducer, useState } from 'react'
import type { PlayMode } from '../../../shared/games/play-game.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { isDark } from '../../../shared/theme/is-dark.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { Visit } from '../../../shared/visit/visit.ts'
import { setBalance } from '../../../shared/wallet/set-balance.ts'
import { isGate } from './gates.ts'
import { type Launch, LOADING_LIMIT_MS, nextLaunchState, REQUESTING, SLOW_MS } from './launch-state.ts'
import { useReturnFunds } from './return-funds.ts'

const PHONE = '(max-width: 47.99rem)'

/** The common part of every launch answer: where it opens. */
export type LaunchPlace = Pick<RequestOf<Calls['startGameV2']>, 'language' | 'device' | 'backUrl' | 'colourMode'>

/** Requests a launch address; it must be the same function as long as the game is the same. */
export type AskForLaunch = (visit: Visit, place: LaunchPlace, signal: AbortSignal) => Promise<Launch>

/** Runs a launch: requests an address, watches the time limits, and starts again on a retry. */
export function useLaunch(ask: AskForLaunch, mode: PlayMode) {
  const visit = useVisit()
  const [state, dispatch] = useReducer(nextLaunchState, REQUESTING)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((now) => now + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const abort = new AbortController()
    const { language, mode: colours } = visit.preferences.getState()
    dispatch({ kind: 'started' })
    const place: LaunchPlace = {
      language: language.code,
      device: matchMedia(PHONE).matches ? 'mobile' : 'desktop',
      backUrl: location.origin,
      colourMode: isDark(colours) ? 'dark' : 'light',
    }
    ask(visit, place, abort.signal).then(
      async (answer) => {
        const honest = URL.canParse(answer.url) && new URL(answer.url).origin === answer.origin
        const hasHosts = honest && visit.boot.status.launchGameCDNs.length > 0
        const launch = hasHosts ? await throughHost(visit, answer) : answer
        if (mode === 'real') void visit.queries.invalidateQueries({ queryKey: ['getRecentGames'] })
        showWhatIsLeft(visit, answer)
        if (abort.signal.aborted) return
        dispatch(honest ? { kind: 'launched', launch } : { kind: 'failed', error: new CallError('GAME_UNAVAILABLE') })
      },
      (error: unknown) => {
        if (!abort.signal.aborted) dispatch({ kind: isGate(error) ? 'gated' : 'failed', error })
      },
    )
    return () => abort.abort()
  }, [visit, ask, mode, attempt])

  useReturnFunds('launch' in state ? state.launch : null)

  useEffect(() => {
    const onVisibility = () => dispatch({ kind: document.hidden ? 'hidden' : 'seen' })
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])

  const waiting = state.step === 'loading'
  useEffect(() => {
    if (!waiting) return
    const slow = setTimeout(() => dispatch({ kind: 'slow' }), SLOW_MS)
    const limit = setTimeout(() => dispatch({ kind: 'failed', error: new CallError('TIMEOUT') }), LOADING_LIMIT_MS)
    return () => {
      clearTimeout(slow)
      clearTimeout(limit)
    }
  }, [waiting])

  return { state, dispatch, retry }
}

/** Money that moved to the vendor's wallet has left the main one, even if no event has reported it yet. */
function showWhatIsLeft({ queries }: Visit, { ownWallet, balance, currency }: Launch): void {
  if (ownWallet && balance !== null && currency !== null) setBalance(queries, { balance, currency })
}

/** Only merchants with game hosts load their code; when it cannot be loaded, the vendor's address is used. */
async function throughHost(visit: Visit, launch: Launch): Promise<Launch> {
  try {
    const { throughGameHost } = await import('../../../shared/content-hosts/game-hosts.ts')
    return await throughGameHost(visit, launch)
  } catch {
    return launch
  }
}
