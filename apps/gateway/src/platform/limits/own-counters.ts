import { LRUCache } from 'lru-cache'

/** The most keys that are counted; the least recently used ones are dropped first. */
const MOST_KEYS = 20_000

/** The number of uses within the key's window, and the end of the window. */
export interface Count {
  readonly current: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

/** Counts in this process. Windows are measured by the monotonic clock, which nobody can set back. */
export class OwnCounters {
  readonly #windows = new LRUCache<string, { uses: number; readonly endsAt: number }>({ max: MOST_KEYS })
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  count(key: string, windowMs: number): Count {
    const now = this.#now()
    let window = this.#windows.get(key)
    if (!window || window.endsAt <= now) {
      window = { uses: 0, endsAt: now + windowMs }
      this.#windows.set(key, window)
    }
    window.uses += 1
    return { current: window.uses, ttl: Math.ceil(window.endsAt - now) }
  }
}
