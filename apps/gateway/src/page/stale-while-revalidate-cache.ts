import { LRUCache } from 'lru-cache'

export interface CacheOptions<Value> {
  /** How long an answer is fresh and returned as it is. */
  readonly freshMs: number
  /** How long an older answer is still returned while a new one is made. */
  readonly staleMs: number
  /** The memory all entries with their keys may use; the least recently used are dropped first. */
  readonly maxBytes: number
  /** The memory a value uses, in bytes. */
  readonly bytesOf: (value: Value) => number
}

interface Entry<Value> {
  readonly value: Value
  readonly madeAtMs: number
}

/** The memory of an entry besides its key and value. */
const ENTRY_BYTES = 200

/**
 * A cache in memory, bounded in bytes. A fresh answer is returned at once; an older one is returned at once as well,
 * while a new one is made; nothing is made twice at the same time.
 */
export class StaleWhileRevalidateCache<Value> {
  readonly #options: CacheOptions<Value>
  readonly #now: () => number
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #pending = new Map<string, Promise<Value>>()

  constructor(options: CacheOptions<Value>, now: () => number = () => Date.now()) {
    this.#options = options
    this.#now = now
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ value }, key) => ENTRY_BYTES + 2 * key.length + options.bytesOf(value),
    })
  }

  /** The memory all entries use, in bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** The value that `get` would return now, and whether it would make a new one. */
  look(key: string): { readonly value: Value | undefined; readonly isMade: boolean } {
    const entry = this.#entries.peek(key)
    const ageMs = entry ? this.#now() - entry.madeAtMs : Number.POSITIVE_INFINITY
    return {
      value: ageMs <= this.#options.staleMs ? entry?.value : undefined,
      isMade: ageMs > this.#options.freshMs && !this.#pending.has(key),
    }
  }

  /** @param make gets the older value, if there is one, and may reuse what has not changed */
  async get(key: string, make: (older: Value | undefined) => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key)
    const ageMs = entry ? this.#now() - entry.madeAtMs : Number.POSITIVE_INFINITY
    if (entry && ageMs <= this.#options.freshMs) return entry.value
    const pending = this.#make(key, make, entry?.value)
    if (!entry || ageMs > this.#options.staleMs) return pending
    // The visitor gets the older answer, and the next visitor tries again.
    pending.catch(() => undefined)
    return entry.value
  }

  /** Forgets every answer. One that is being made now still arrives. */
  clear(): void {
    this.#entries.clear()
  }

  /** Whether this is still the value of a key. */
  has(key: string, value: Value): boolean {
    return this.#entries.peek(key)?.value === value
  }

  /** Counts an entry's memory again, after its value has grown. */
  recount(key: string, value: Value): void {
    const entry = this.#entries.peek(key)
    // The cache measures an entry again only when it is another object.
    if (entry?.value === value) this.#entries.set(key, { ...entry })
  }

  #make(key: string, make: (older: Value | undefined) => Promise<Value>, older: Value | undefined): Promise<Value> {
    const running = this.#pending.get(key)
    if (running) return running
    const pending = make(older)
      .then((value) => {
        this.#entries.set(key, { value, madeAtMs: this.#now() })
        return value
      })
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, pending)
    return pending
  }
}
