import { Valkey } from 'iovalkey'
import type { DatabaseLogger } from '../database/database-logger.ts'
import { reasonOf } from '../reason-of.ts'
import { StartupError } from '../startup-error.ts'

/** A command that takes longer counts as failed: a limit must not keep a visitor waiting. */
const COMMAND_MS = 250
const CONNECT_MS = 2_000
/** A starting process is busy, and nobody waits for it yet. */
const OPEN_MS = 15_000
const LONGEST_RECONNECT_MS = 2_000
/** How often a disconnected Valkey is probed. */
const PROBE_MS = 500
/** After this many failed probes the connection itself is made again. */
const PROBES_ON_ONE_CONNECTION = 6

/**
 * The connection to a Valkey, which stores nothing vital. When it does not answer at once, it counts as disconnected
 * and gets no commands until it answers a probe, so that it slows nobody down.
 */
export class ValkeyLink {
  readonly #client: Valkey
  readonly #log: DatabaseLogger
  #isDisconnected = false
  #unanswered = 0
  #probe: NodeJS.Timeout | undefined
  #closed = false

  private constructor(client: Valkey, log: DatabaseLogger) {
    this.#client = client
    this.#log = log
    // An error event without a listener is printed for each attempt to reconnect.
    client.on('error', (error: Error) => this.#lost(error))
    client.on('close', () => this.#lost(new Error('the connection was closed')))
  }

  /** Opens it. Throws a `StartupError` that never shows the password when it does not answer. */
  static async open(url: string, log: DatabaseLogger): Promise<ValkeyLink> {
    const client = new Valkey(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_MS,
      enableReadyCheck: false,
      keepAlive: 10_000,
      retryStrategy: (attempt) => Math.min(LONGEST_RECONNECT_MS, 50 * 2 ** attempt),
    })
    let reason: string | null = null
    client.on('error', (error: Error) => {
      reason ??= (error as NodeJS.ErrnoException).code ?? error.message
    })
    try {
      await within(
        OPEN_MS,
        client.connect().then(() => client.ping()),
      )
      return new ValkeyLink(client, log)
    } catch (error) {
      client.disconnect()
      const { hostname, port } = new URL(url)
      throw new StartupError(
        `The Valkey at ${hostname}:${port || 6379} cannot be used (${reason ?? reasonOf(error)}). ` +
          'Start it or correct VALKEY_URL, or unset VALKEY_URL where there is one gateway only.',
      )
    }
  }

  get isUp(): boolean {
    return !this.#isDisconnected
  }

  /** The answer to some commands; null when it comes too late, and while disconnected. */
  async ask<Answer>(commands: (client: Valkey) => Promise<Answer>): Promise<Answer | null> {
    if (this.#isDisconnected) return null
    try {
      return await within(COMMAND_MS, commands(this.#client))
    } catch (error) {
      this.#lost(error as Error)
      return null
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#probe)
    this.#client.disconnect()
  }

  #lost(error: Error): void {
    if (this.#isDisconnected || this.#closed) return
    this.#isDisconnected = true
    this.#unanswered = 0
    const reason = (error as NodeJS.ErrnoException).code ?? error.message
    this.#log.error({ reason }, 'Valkey is away: until it is back, each process limits calls by itself')
    this.#probeSoon()
  }

  #probeSoon(): void {
    if (this.#closed) return
    this.#probe = setTimeout(() => {
      within(COMMAND_MS, this.#client.ping()).then(
        () => {
          this.#isDisconnected = false
          this.#log.info({}, 'Valkey is back')
        },
        () => {
          this.#unanswered += 1
          if (this.#unanswered % PROBES_ON_ONE_CONNECTION === 0) this.#client.disconnect(true)
          this.#probeSoon()
        },
      )
    }, PROBE_MS).unref()
  }
}

/** Rejects when an answer is late. An answer that arrived while this process was busy is not late. */
async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))), ms)
  })
  answer.catch(() => undefined)
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
