import { useCallback, useEffect, useReducer, useState } from 'react'
import type { PlayMode } from '../../../shared/games/play-game.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { isDark } from '../../../shared/preferences/is-dark.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { LOADING_LIMIT_MS, nextLaunchState, REQUESTING, SLOW_MS } from './launch-state.ts'

const PHONE = '(max-width: 47.99rem)'

/** Runs a launch: asks for an address, watches the time, and starts afresh on a retry. */
export function useLaunch(nodeId: number, mode: PlayMode) {
  const site = useSite()
  const [state, dispatch] = useReducer(nextLaunchState, REQUESTING)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((now) => now + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const abort = new AbortController()
    const { language, mode: colours } = site.preferences.getState()
    dispatch({ kind: 'started' })
    site
      .call(
        'startGameV2',
        {
          nodeId,
          mode,
          language: language.code,
          device: matchMedia(PHONE).matches ? 'mobile' : 'desktop',
          backUrl: location.origin,
          colourMode: isDark(colours) ? 'dark' : 'light',
        },
        abort.signal,
      )
      .then(
        (launch) => {
          if (mode === 'real') void site.queries.invalidateQueries({ queryKey: ['getRecentGames'] })
          if (abort.signal.aborted) return
          const honest = URL.parse(launch.url)?.origin === launch.origin
          dispatch(honest ? { kind: 'launched', launch } : { kind: 'failed', error: new CallError('GAME_UNAVAILABLE') })
        },
        (error: unknown) => {
          if (!abort.signal.aborted) dispatch({ kind: 'failed', error })
        },
      )
    return () => abort.abort()
  }, [site, nodeId, mode, attempt])

  const waiting = state.step === 'loading' && state.launch.mount === 'iframe'
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
