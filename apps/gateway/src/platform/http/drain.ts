import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** After this time without a query for readiness, an address no longer counts as a load balancer. */
const ASKS_WITHIN_MS = 60_000

/**
 * How a gateway stops without losing a request: it reports that it is not ready, continues to serve while load
 * balancers notice, closes each connection with its answer, and sends the event streams to other gateways.
 */
export class Drain {
  readonly #lastsMs: number
  readonly #streams = new Set<() => void>()
  #isDraining = false
  #readinessCheckedAt = Number.NEGATIVE_INFINITY

  constructor(lastsMs: number) {
    this.#lastsMs = lastsMs
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  /** Records a query for readiness. */
  noteReadinessCheck(): void {
    this.#readinessCheckedAt = performance.now()
  }

  /** Calls a function when the draining begins. Returns a function that cancels this. */
  atDrain(act: () => void): () => void {
    this.#streams.add(act)
    return () => this.#streams.delete(act)
  }

  /**
   * An open connection would be cut in the end; a client whose connection closes with an answer opens the next one at
   * another gateway.
   */
  closeConnections(app: FastifyInstance): void {
    app.addHook('onSend', async (_request, reply) => {
      if (this.#isDraining) reply.header('connection', 'close')
    })
  }

  /** Begins, and resolves when the rest may be closed; at once without a load balancer that has to notice. */
  async run(): Promise<void> {
    if (this.#isDraining) return
    const lastsMs = performance.now() - this.#readinessCheckedAt < ASKS_WITHIN_MS ? this.#lastsMs : 0
    this.#isDraining = true
    const streams = [...this.#streams]
    this.#streams.clear()
    // Streams end one after the other, so that they do not all come to the next gateway at the same moment.
    const slices = Math.max(1, Math.floor(lastsMs / 100))
    for (let slice = 0; slice < slices; slice += 1) {
      for (let n = slice; n < streams.length; n += slices) streams[n]!()
      if (lastsMs > 0) await sleep(lastsMs / slices)
    }
  }
}
