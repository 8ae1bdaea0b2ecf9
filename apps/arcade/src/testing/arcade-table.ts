import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstrationKey, signBody } from '@livery/contract/seamless'
import { KINDS } from '../game-kinds.ts'
import { DRAWN } from '../games/lottery/ticket-play.ts'
import type { ArcadeLaunch } from '../launch/launch-request.ts'
import type { ArcadeOptions } from '../options.ts'
import type { PageBoot } from '../protocol.ts'
import { type Arcade, start } from '../server.ts'

export const SECRET = 'a-secret-of-the-tests'
/** The key of the arcade's own wire. */
export const OWN_KEY = demonstrationKey(SECRET, 'own')
export const TOKEN = 'one-time-token-of-the-tests'

/** A launch request of the gateway, with overrides. */
export function launchOf(changes: Partial<ArcadeLaunch> = {}): Omit<ArcadeLaunch, 'wire'> {
  return {
    mode: 'real',
    merchant: { id: 'merchant', name: 'Merchant' },
    game: { code: 'test-dragon', vendor: 'TEST', type: 'RNG', name: 'Dragon Test', pictureUrl: '/img/game/test/abc' },
    player: { id: 'p1', name: 'Player' },
    token: TOKEN,
    sessionId: 'session-1',
    currency: { code: 'PHP', symbol: '₱', exponent: 2 },
    language: { tag: 'en', dir: 'ltr' },
    device: 'desktop',
    lobbyUrl: 'http://merchant.localhost:5401/rng',
    walletUrl: 'http://127.0.0.1:1/wallet',
    colourMode: 'dark',
    brandColour: '#7c3aed',
    ...changes,
  }
}

/**
 * An arcade in its own folder, on a free port, that retries quickly, with its log. It waits long enough for a busy
 * machine; a test of a silent wallet shortens that.
 */
export class ArcadeTable {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'arcade-'))
  readonly log: Readonly<Record<string, unknown>>[] = []
  #arcade: Arcade | null = null
  #elsewhere: string | null = null
  readonly #options: Partial<ArcadeOptions>

  constructor(options: Partial<ArcadeOptions> = {}) {
    this.#options = options
  }

  get url(): string {
    return this.#elsewhere ?? this.#arcade?.url ?? ''
  }

  /** Sends calls to an arcade in another process; null means its own one again. */
  at(url: string | null): void {
    this.#elsewhere = url
  }

  async settings() {
    return {
      secret: SECRET,
      port: 0,
      walletTimeoutMs: 10_000,
      retryMs: { first: 40, longest: 200 },
      drawSeconds: () => 1,
      dataDir: join(this.dataDir, 'data'),
      ...this.#options,
      clientDir: this.#options.clientDir ?? (await emptyClient(this.dataDir)),
    }
  }

  async start(): Promise<void> {
    this.#arcade = await start({ log: (line) => this.log.push(line), ...(await this.settings()) })
  }

  /** Waits until the arcade has nothing left to settle: its journal closes a round a moment after the wallet did. */
  async settled(): Promise<void> {
    await eventually(async () => {
      const ready = await fetch(`${this.url}/health/ready`)
      return ((await ready.json()) as { unsettledRounds: number }).unsettledRounds === 0
    }, 'the arcade has settled every round')
  }

  async stop(): Promise<void> {
    await this.#arcade?.close()
    this.#arcade = null
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Requests a launch address, signed; returns its path. */
  async launch(changes: Partial<ArcadeLaunch> = {}): Promise<string> {
    const answer = await this.post('/v1/launch', JSON.stringify(launchOf(changes)))
    if (answer.status !== 200) throw new Error(`launch refused: ${answer.status}`)
    const { url } = (await answer.json()) as { url: string }
    return new URL(url).pathname
  }

  post(
    path: string,
    body: string,
    headers: Record<string, string> = signBody(OWN_KEY, body, Date.now()),
  ): Promise<Response> {
    return fetch(this.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  }

  /** Opens a launch address and returns the page's data. */
  async open(path: string): Promise<PageBoot> {
    const page = await (await fetch(this.url + path)).text()
    return JSON.parse(/id="boot"[^>]*>([^<]+)</.exec(page)?.[1] ?? '{}') as PageBoot
  }

  /** A session's calls, as the page makes them. */
  player(key: string | null) {
    const call = async (name: string, body: object = {}) => {
      const answer = await this.post(
        `/api/${name}`,
        JSON.stringify(body),
        key ? { authorization: `Bearer ${key}` } : {},
      )
      return { status: answer.status, body: await answer.json() }
    }
    return {
      state: () => call('state'),
      balance: () => call('balance'),
      leave: () => call('leave'),
      refill: () => call('refill'),
      /** Plays a round; a ticket is played until its draw. */
      async play(bet: unknown, stake: string, requestId: string = crypto.randomUUID()) {
        let answer = await call('round', { stake, bet, requestId })
        while (answer.body.open?.offers[0] === DRAWN) {
          answer = await call('decision', { roundId: answer.body.roundId, at: 0, decision: DRAWN })
        }
        return answer
      },
      decide: (roundId: string, at: number, decision: string) => call('decision', { roundId, at, decision }),
      spin: (stake: string, requestId: string = crypto.randomUUID()) => call('round', { stake, bet: {}, requestId }),
    }
  }
}

/** Replaces the built client in tests without a browser. */
async function emptyClient(directory: string): Promise<string> {
  const client = join(directory, 'client')
  await mkdir(join(client, '.vite'), { recursive: true })
  await mkdir(join(client, 'assets'), { recursive: true })
  await writeFile(join(client, 'assets', 'main.js'), '')
  await writeFile(
    join(client, '.vite', 'manifest.json'),
    JSON.stringify(Object.fromEntries(KINDS.map((name) => [name, { file: 'assets/main.js', name, isEntry: true }]))),
  )
  return client
}

/** Waits until a condition is true; throws after half a minute. */
export async function eventually(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 30_000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not so after 30 s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
