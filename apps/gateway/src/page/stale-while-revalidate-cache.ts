import { LRUCache } from 'lru-cache'

export interface CacheOptions<Value> {
  /** For so long an answer is given as it is. */
  readonly freshMs: number
  /** For so long an older one is still given, while a new one is made. */
  readonly staleMs: number
  /** As much memory as all entries with their keys may take; the least recently used are dropped first. */
  readonly maxBytes: number
  /** The memory that a value takes. */
  readonly bytesOf: (value: Value) => number
}

interface Entry<Value> {
  readonly value: Value
  readonly madeAtMs: number
}

/** What an entry takes besides its key and value. */
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

  /** The memory that all entries take. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** @param make is handed the older value, if there is one, of which it may reuse what has not changed */
  async get(key: string, make: (older: Value | undefined) => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key)
    const ageMs = entry ? this.#now() - entry.madeAtMs : Number.POSITIVE_INFINITY
    if (entry && ageMs <= this.#options.freshMs) return entry.value
    const pending = this.#make(key, make, entry?.value)
    if (!entry || ageMs > this.#options.staleMs) return pending
    // The visitor has the older answer; the next one tries again.
    pending.catch(() => undefined)
    return entry.value
  }

  /** Whether this is still what a key answers with. */
  has(key: string, value: Value): boolean {
    return this.#entries.peek(key)?.value === value
  }

  /** Counts an entry's memory again, after its value has grown. */
  recount(key: string, value: Value): void {
    const entry = this.#entries.peek(key)
    // Only an entry that is another object is measured again.
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
