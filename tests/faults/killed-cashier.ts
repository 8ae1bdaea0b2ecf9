import type { ChildProcess } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from '@livery/contract/answer'
import { type Call, requestInQuery } from '@livery/contract/call'
import { CALLS, type CallName } from '@livery/contract/calls'
import { inject } from 'vitest'
import { type Cluster, startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { seal } from '../../apps/gateway/src/testing/seal.ts'
import type { CashierAsk } from './cashier-gateway.ts'
import { kill, linesOf, runs, startScript, until } from './child.ts'

/** A wait, not a measurement: a machine that does much else starts a gateway slowly. */
const START_MS = 300_000

/** A gateway in a process of its own, which is killed (or its database is) and starts again on the same data. */
export class KilledCashier {
  readonly #environment: NodeJS.ProcessEnv
  readonly #dataDir: string
  readonly #cluster: Cluster | null
  readonly #port: number
  readonly #answers = new Map<number, (message: { answer?: unknown; fault?: string }) => void>()
  #child: ChildProcess | undefined
  #sequence = 0

  private constructor(environment: NodeJS.ProcessEnv, dataDir: string, cluster: Cluster | null, port: number) {
    this.#environment = environment
    this.#dataDir = dataDir
    this.#cluster = cluster
    this.#port = port
  }

  /** @param kind where a crash of the database is part of it, PostgreSQL is a server of its own. */
  static async on(kind: 'embedded' | 'postgres', scratch: string, port: number, more: NodeJS.ProcessEnv) {
    const cluster = kind === 'postgres' ? await startCluster({ synchronous_commit: 'on' }) : null
    const databaseUrl = cluster ? await cluster.createDatabase('cashier') : ''
    const dataDir = join(scratch, 'data')
    if (!cluster) cpSync(inject('embeddedSettled'), dataDir, { recursive: true })
    const environment = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...more }
    return new KilledCashier(environment, dataDir, cluster, port)
  }

  async start(defaultMerchant: string): Promise<void> {
    this.#child = startScript('cashierGateway', '', { ...this.#environment, DEFAULT_MERCHANT: defaultMerchant })
    this.#child.on('message', (message: { id: number; answer?: unknown; fault?: string }) => {
      this.#answers.get(message.id)?.(message)
      this.#answers.delete(message.id)
    })
    const lines = linesOf(this.#child)
    await until(() => {
      if (this.#child?.exitCode != null) throw new Error('the gateway ended instead of starting')
      return lines().length > 0
    }, START_MS)
  }

  async kill(): Promise<void> {
    if (this.#child) await kill(this.#child)
  }

  /** Ends the database whatever it is doing; the gateway has to reconnect by itself. */
  async killDatabase(): Promise<void> {
    if (this.#cluster) return this.#cluster.crash()
    process.kill(this.#embeddedPid(), 'SIGKILL')
  }

  /** It takes its lock away when it has closed its files. */
  #isEmbeddedRunning(): boolean {
    try {
      return runs(this.#embeddedPid())
    } catch {
      return false
    }
  }

  #embeddedPid(): number {
    return (JSON.parse(readFileSync(join(this.#dataDir, 'lock'), 'utf8')) as { databasePid: number }).databasePid
  }

  async end(): Promise<void> {
    await this.kill()
    // The embedded database outlives its gateway by a moment, and its files must stay until it has ended.
    if (!this.#cluster) await until(() => !this.#isEmbeddedRunning())
    await this.#cluster?.stop()
  }

  ask<Value>(request: CashierAsk): Promise<Value> {
    this.#sequence += 1
    const id = this.#sequence
    return new Promise((resolve, reject) => {
      this.#answers.set(id, ({ answer, fault }) =>
        fault === undefined ? resolve(answer as Value) : reject(new Error(fault)),
      )
      this.#child?.send({ id, ...request })
    })
  }

  sql<Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.ask({ ask: 'sql', text, values })
  }

  /** Makes a call as a browser does, encrypted where it carries passwords. Throws if no answer comes. */
  async call<Value>(name: CallName, request: Readonly<Record<string, unknown>>, token: string): Promise<Answer<Value>> {
    const { method, path, encrypted }: Call = CALLS[name]
    const inQuery = requestInQuery(method)
    const query = inQuery ? `?${new URLSearchParams(request as Record<string, string>)}` : ''
    const type = encrypted ? 'application/jose' : 'application/json'
    const body = inQuery ? undefined : encrypted ? await this.#sealed(request) : JSON.stringify(request)
    return this.#fetch<Value>(path + query, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
    })
  }

  async #sealed(request: unknown): Promise<string> {
    const keys = await this.#fetch<{ keys: readonly JsonWebKey[] }>('/api/system/keys', {})
    if (!keys.success) throw new Error('no keys')
    return seal(keys.value.keys[0] as never, request)
  }

  async #fetch<Value>(path: string, init: RequestInit): Promise<Answer<Value>> {
    const url = `http://127.0.0.1:${this.#port}${path}`
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
    return (await response.json()) as Answer<Value>
  }
}
