import { type Effort, type Encoding, compress as zlibCompress } from './encodings.ts'
import type { SerialQueue } from './serial-queue.ts'

/** The bytes of a page in one encoding. */
export interface Representation {
  readonly bytes: Buffer
  /** Null when they are not compressed. */
  readonly encoding: Encoding | null
  readonly etag: string
}

interface Compressed extends Representation {
  readonly effort: Effort
}

export interface PageBodyOptions {
  /** The hash of the content, equal for all encodings. */
  readonly hash: string
  /** How many characters of the text are needed first. */
  readonly first?: number
  /** The queue in which the best compressions run, one page after the other. */
  readonly queue: SerialQueue
  /** Whether the page is still being served, so that compressing it is worth its time. */
  readonly isServed: () => boolean
  /** Called when the body takes more memory than before. */
  readonly onGrown: () => void
  readonly compress?: typeof zlibCompress
}

/**
 * The bytes of a page, compressed once for everybody. The first visitor gets a quick compression; from the second visit
 * on the best one is made in the background and then replaces it.
 */
export class PageBody {
  readonly hash: string
  readonly #plain: Representation
  readonly #firstBytes: number
  readonly #options: PageBodyOptions
  readonly #compressed = new Map<Encoding, Compressed>()
  readonly #pending = new Map<Encoding, Promise<Representation>>()
  readonly #improving = new Set<Encoding>()

  constructor(html: string, options: PageBodyOptions) {
    this.hash = options.hash
    this.#options = options
    this.#firstBytes = Buffer.byteLength(html.slice(0, options.first ?? 0))
    this.#plain = { bytes: Buffer.from(html), encoding: null, etag: `"${options.hash}"` }
  }

  /** The memory it uses, in bytes. */
  get bytes(): number {
    let bytes = this.#plain.bytes.length
    for (const one of this.#compressed.values()) bytes += one.bytes.length
    return bytes
  }

  /** @param accepted the encodings the visitor accepts, the most compact first */
  representation(accepted: readonly Encoding[]): Representation | Promise<Representation> {
    const [preferred] = accepted
    if (!preferred) return this.#plain
    const found = this.#smallest(accepted)
    // A quick zstd is about as small as a quick Brotli, and takes a third of its time.
    if (!found) return this.#quick(accepted.includes('zstd') ? 'zstd' : preferred)
    this.#improve(preferred)
    // Both are made, because only then can their sizes be compared.
    if (preferred === 'br' && accepted.includes('zstd')) this.#improve('zstd')
    return found
  }

  /** The tag of an `If-None-Match` header that names this content, in any encoding; null for none. */
  matching(header: string | undefined): string | null {
    if (!header) return null
    if (header.trim() === '*') return this.#plain.etag
    for (const [, tag] of header.matchAll(/"([^"]*)"/g))
      if (tag === this.hash || tag?.startsWith(`${this.hash}-`)) return `"${tag}"`
    return null
  }

  #smallest(accepted: readonly Encoding[]): Compressed | undefined {
    let smallest: Compressed | undefined
    for (const encoding of accepted) {
      const one = this.#compressed.get(encoding)
      if (one && (!smallest || one.bytes.length < smallest.bytes.length)) smallest = one
    }
    return smallest
  }

  #quick(encoding: Encoding): Promise<Representation> {
    const running = this.#pending.get(encoding)
    if (running) return running
    const pending = this.#make(encoding, 'quick').finally(() => this.#pending.delete(encoding))
    this.#pending.set(encoding, pending)
    return pending
  }

  #improve(encoding: Encoding): void {
    if (this.#compressed.get(encoding)?.effort === 'best' || this.#improving.has(encoding)) return
    const job = async () => {
      try {
        if (this.#options.isServed()) await this.#make(encoding, 'best')
      } finally {
        this.#improving.delete(encoding)
      }
    }
    if (this.#options.queue.add(job)) this.#improving.add(encoding)
  }

  async #make(encoding: Encoding, effort: Effort): Promise<Representation> {
    const { compress = zlibCompress, onGrown } = this.#options
    const bytes = await compress(encoding, this.#plain.bytes, effort, this.#firstBytes)
    const suffix = effort === 'best' ? encoding : `${encoding}-quick`
    const made = { bytes, encoding, effort, etag: `"${this.hash}-${suffix}"` }
    this.#compressed.set(encoding, made)
    onGrown()
    return made
  }
}
