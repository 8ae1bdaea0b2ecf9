const SECOND_MS = 1000

export type Clock = () => number

/**
 * Calls `tick` whenever a whole second lies between now and `at`, an instant in epoch milliseconds, before it or after.
 * Each wait is measured anew from the clock, so that a tab that slept, or a timer that came late, is right at its next
 * tick; and on coming back to a tab that was hidden it ticks at once.
 * @param pausesUnseen no ticks while nobody can see them
 * @returns ends it
 */
export function everySecond(at: number, clock: Clock, tick: () => void, pausesUnseen = false): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const wait = () => {
    clearTimeout(timer)
    if (ended) return
    if (pausesUnseen && document.visibilityState === 'hidden') return
    const since = (((clock() - at) % SECOND_MS) + SECOND_MS) % SECOND_MS
    timer = setTimeout(run, SECOND_MS - since)
  }
  const run = () => {
    tick()
    wait()
  }
  const turn = () => (document.visibilityState === 'visible' ? run() : wait())
  document.addEventListener('visibilitychange', turn)
  wait()
  return () => {
    ended = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', turn)
  }
}
