import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { type Clock, everySecond } from '../every-second.ts'
import { secondsLeft } from './remaining.ts'

/**
 * Whole seconds until a deadline, computed from the clock and never by counting ticks.
 * @param now0 the server's current time; without it the first render has no digits
 * @param onEnd called once for each deadline: when it is reached, or at once if it has passed
 */
export function useSecondsLeft(
  until: number,
  clock: Clock,
  now0: number | undefined,
  onEnd: (() => void) | undefined,
): number | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stop = everySecond(until, clock, () => {
        changed()
        if (clock() >= until) stop()
      })
      return stop
    },
    [until, clock],
  )
  const left = useSyncExternalStore<number | undefined>(
    subscribe,
    () => secondsLeft(until, clock()),
    () => (now0 === undefined ? undefined : secondsLeft(until, now0)),
  )

  const ended = useRef<number>(undefined)
  useEffect(() => {
    if (left !== 0 || ended.current === until) return
    ended.current = until
    onEnd?.()
  }, [left, until, onEnd])
  return left
}
