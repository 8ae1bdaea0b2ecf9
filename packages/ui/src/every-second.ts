const SECOND_MS = 1000

export type Clock = () => number

/**
 * Calls `tick` whenever a whole number of seconds lies between now and `at`, an instant in epoch milliseconds, before
 * or after it. Each wait is computed anew from the clock, so that a tab that slept, or a late timer, is right at its
 * next tick; a hidden tab ticks at once when it is shown again.
 * @param pausesUnseen no ticks while the tab is hidden
 * @returns a function that ends it
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
