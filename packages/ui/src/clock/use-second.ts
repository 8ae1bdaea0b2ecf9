import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let second = Math.floor(Date.now() / 1000)

/** Wakes at the beginning of each second, once for all clocks of the page; sleeps while nobody sees it. */
function tick() {
  clearTimeout(timer)
  const now = Date.now()
  second = Math.floor(now / 1000)
  for (const listener of listeners) listener()
  if (listeners.size > 0 && document.visibilityState === 'visible') timer = setTimeout(tick, 1000 - (now % 1000))
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', tick)
  listeners.add(listener)
  if (listeners.size === 1) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

/**
 * The current second since the epoch, told anew each second; null on the server and while hydrating, where nobody knows
 * when the page will be seen.
 */
export function useSecond(): number | null {
  return useSyncExternalStore<number | null>(
    subscribe,
    () => second,
    () => null,
  )
}
