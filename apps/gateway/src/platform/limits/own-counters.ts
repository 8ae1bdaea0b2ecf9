import { LRUCache } from 'lru-cache'

/** Keys that are counted at a time; the ones that were used longest ago are forgotten first. */
const MOST_KEYS = 20_000

/** How often a key was used within its window, and when the window ends. */
export interface Count {
  readonly current: number
  /** Milliseconds until it begins anew. */
  readonly ttl: number
}

/** Counts in this process. Windows are measured by the clock that no administrator turns back. */
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
