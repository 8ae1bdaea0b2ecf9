import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { PageBody } from './page-body.ts'
import type { SerialQueue } from './serial-queue.ts'

/**
 * The first data of pages by the hash of their content, so that an older page still finds the data it was rendered
 * from. Bounded in bytes.
 */
export class FirstDataStore {
  readonly #queue: SerialQueue
  readonly #bodies: LRUCache<string, { readonly body: PageBody }>

  constructor(queue: SerialQueue, maxBytes: number) {
    this.#queue = queue
    this.#bodies = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }, key) => 2 * key.length + body.bytes })
  }

  /** The memory they use, in bytes. */
  get bytes(): number {
    return this.#bodies.calculatedSize
  }

  /** @returns the hash by which the data are found again */
  put(merchantId: string, json: string): string {
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 16)
    const key = `${merchantId}|${hash}`
    if (this.#bodies.get(key)) return hash
    const body: PageBody = new PageBody(json, {
      hash,
      queue: this.#queue,
      isServed: () => this.#bodies.peek(key)?.body === body,
      onGrown: () => {
        if (this.#bodies.peek(key)?.body === body) this.#bodies.set(key, { body })
      },
    })
    this.#bodies.set(key, { body })
    return hash
  }

  clear(): void {
    this.#bodies.clear()
  }

  get(merchantId: string, hash: string): PageBody | undefined {
    return this.#bodies.get(`${merchantId}|${hash}`)?.body
  }
}
