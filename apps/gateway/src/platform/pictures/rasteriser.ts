import { Worker } from 'node:worker_threads'
import type { PictureJob } from './rasterise-worker.ts'

interface Pending {
  readonly job: PictureJob
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (error: Error) => void
}

/**
 * A worker thread that draws one picture at a time; pictures that visitors wait for come before those drawn in advance.
 */
export class Rasteriser {
  #worker: Worker | null = null
  readonly #urgent: Pending[] = []
  readonly #ahead: Pending[] = []
  #current: { id: number; pending: Pending } | null = null
  #nextId = 1
  #closed = false

  draw(job: PictureJob, priority: 'urgent' | 'ahead' = 'urgent'): Promise<Buffer> {
    if (this.#closed) return Promise.reject(new Error('The rasteriser is closed'))
    return new Promise((resolve, reject) => {
      const queue = priority === 'urgent' ? this.#urgent : this.#ahead
      queue.push({ job, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of [...this.#urgent.splice(0), ...this.#ahead.splice(0)]) reject(new Error('closed'))
    this.#current?.pending.reject(new Error('closed'))
    this.#current = null
    await this.#worker?.terminate()
  }

  #next(): void {
    if (this.#current || this.#closed) return
    const pending = this.#urgent.shift() ?? this.#ahead.shift()
    if (!pending) return
    const id = this.#nextId++
    this.#current = { id, pending }
    this.#thread().postMessage({ id, job: pending.job })
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./rasterise-worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', ({ id, bytes, error }: { id: number; bytes?: Uint8Array; error?: string }) => {
      if (this.#current?.id !== id) return
      const { pending } = this.#current
      this.#current = null
      if (bytes) pending.resolve(Buffer.from(bytes))
      else pending.reject(new Error(error ?? 'The picture could not be drawn'))
      this.#next()
    })
    worker.on('error', (error: Error) => {
      this.#worker = null
      this.#current?.pending.reject(error)
      this.#current = null
      this.#next()
    })
    this.#worker = worker
    return worker
  }
}
