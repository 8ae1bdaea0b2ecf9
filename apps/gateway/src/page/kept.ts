/** How long an answer is fresh, and how long an older one may still be shown while a new one is made. */
export interface Keeping {
  readonly freshMs: number
  readonly staleMs: number
  readonly maximum: number
}

interface Entry<Value> {
  readonly value: Value
  readonly madeAtMs: number
}

/**
 * Keeps answers in memory: fresh ones are given at once; older ones are given at once too, while a new one is made behind
 * them; the same answer is never made twice at a time. The least recently used ones go first.
 */
export class Kept<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #making = new Map<string, Promise<Value>>()
  readonly #keeping: Keeping
  readonly #now: () => number

  constructor(keeping: Keeping, now: () => number = () => Date.now()) {
    this.#keeping = keeping
    this.#now = now
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key)
    const ageMs = entry ? this.#now() - entry.madeAtMs : Number.POSITIVE_INFINITY
    if (entry && ageMs <= this.#keeping.freshMs) {
      this.#touch(key, entry)
      return entry.value
    }
    const making = this.#make(key, make)
    if (!entry || ageMs > this.#keeping.staleMs) return making
    // The one behind is allowed to fail: the older answer stands, and the next visitor tries again.
    making.catch(() => undefined)
    return entry.value
  }

  clear(): void {
    this.#entries.clear()
  }

  #make(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = this.#making.get(key)
    if (running) return running
    const making = make()
      .then((value) => {
        this.#touch(key, { value, madeAtMs: this.#now() })
        return value
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  #touch(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#keeping.maximum) break
      this.#entries.delete(oldest)
    }
  }
}
