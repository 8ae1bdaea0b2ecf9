import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EVENTS_PATH, type EventFrame } from '@livery/contract/events'
import { demonstrationKey, signBody } from '@livery/contract/seamless'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { checkInvariants } from '../../apps/gateway/src/ledger/invariants.ts'
import { readBalance } from '../../apps/gateway/src/ledger/wallet/balance.ts'
import { makePlayer } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import { type OpenDatabase, openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { type Cluster, startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import { publishEvent } from '../../apps/gateway/src/platform/events/publish.ts'
import { kill, linesOf, startScript, until } from './child.ts'
import { LoadBalancer } from './load-balancer.ts'
import { valkeyServer } from './valkey-server.ts'

const SECRET = 'the-secret-of-a-test'
const PORTS = [5381, 5382, 5383] as const
/** A gateway's port for metrics is this far above its own port. */
const METRICS = 100
/** How many bets are under way at the same moment. */
const BETTORS = 4
const TIMEOUT_MS = 240_000
const LIMIT = 120
const HOSTS = ['aurora.localhost', 'carmine.localhost', 'oasis.localhost', 'sterling.localhost']

const valkey = valkeyServer(5384, { password: 'hush' })
const gateways = new Map<number, ChildProcess>()
let cluster: Cluster
let databaseUrl: string
let database: OpenDatabase
let scratch: string

beforeAll(async () => {
  cluster = await startCluster({ synchronous_commit: 'on' })
  databaseUrl = await cluster.createDatabase('several')
  scratch = mkdtempSync(join(tmpdir(), 'livery-several-'))
  await valkey.start()
  await Promise.all(PORTS.map(start))
  database = await openDatabase({ databaseUrl, dataDir: '', logger: quietLogger })
}, TIMEOUT_MS)
afterAll(async () => {
  for (const gateway of gateways.values()) await kill(gateway)
  await valkey.kill()
  await database?.close()
  await cluster?.stop()
  rmSync(scratch, { recursive: true, force: true })
})

async function start(port: number): Promise<void> {
  const gateway = startScript('gateway', '', {
    PORT: String(port),
    DATA_DIR: join(scratch, String(port)),
    DATABASE_URL: databaseUrl,
    METRICS_PORT: String(port + METRICS),
    VALKEY_URL: valkey.url,
    PICTURES_DIR: join(scratch, 'pictures'),
    ARCADE_URL: 'http://127.0.0.1:9',
    BANK_URL: 'http://127.0.0.1:9',
    ARCADE_SECRET: SECRET,
    DEPLOYMENT_SECRET: 'the-secret-of-three-gateways',
    CALLS_PER_MINUTE: String(LIMIT),
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'silent',
    DEMO_TEAMS: '0',
  })
  gateways.set(port, gateway)
  const lines = linesOf(gateway)
  await until(() => lines().length > 0 || gateway.exitCode !== null, TIMEOUT_MS)
  expect(gateway.exitCode).toBeNull()
}

interface RequestOptions {
  readonly host?: string
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

function ask(
  port: number,
  path: string,
  { host = 'aurora.localhost', body, method = body === undefined ? 'GET' : 'POST', headers = {} }: RequestOptions = {},
) {
  return new Promise<{ readonly code: number; readonly text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('end', () => resolve({ code: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** How many of some calls pass, and how long the slowest took. */
async function pass(port: number, calls: number, host: string): Promise<{ passed: number; slowestMs: number }> {
  let slowestMs = 0
  const codes = await Promise.all(
    Array.from({ length: calls }, async () => {
      const before = performance.now()
      const { code } = await ask(port, '/api/system/status', { host })
      slowestMs = Math.max(slowestMs, performance.now() - before)
      return code
    }),
  )
  expect(codes.every((code) => code === 200 || code === 429)).toBe(true)
  return { passed: codes.filter((code) => code === 200).length, slowestMs }
}

const limits = async (port: number) => JSON.parse((await ask(port, '/health/ready')).text).limits as string
const metric = async (port: number, name: string) => {
  const line = (await ask(port + METRICS, '/metrics')).text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.split(' ')[1])
}
const allSay = (what: string) =>
  until(async () => (await Promise.all(PORTS.map(limits))).every((answer) => answer.includes(what)))

test(
  'limits are counted together; while Valkey is dead or frozen each gateway counts by itself, and nobody waits',
  async () => {
    const [together, alone, frozen, again] = HOSTS as [string, string, string, string]
    await allSay('together')
    const half = LIMIT / 2
    expect((await pass(PORTS[0], half, together)).passed).toBe(half)
    expect((await pass(PORTS[1], half, together)).passed).toBe(half)
    expect((await pass(PORTS[2], 5, together)).passed).toBe(0)

    await valkey.kill()
    const first = await pass(PORTS[0], LIMIT + 5, alone)
    expect(first.passed).toBe(LIMIT)
    expect((await pass(PORTS[1], 5, alone)).passed).toBe(5)
    await allSay('Valkey is away')
    expect(await metric(PORTS[0], 'livery_valkey_up')).toBe(0)
    expect(await metric(PORTS[0], 'livery_limits_counted_total{where="own"}')).toBeGreaterThan(0)

    await valkey.start()
    await allSay('together')
    expect(await metric(PORTS[0], 'livery_valkey_up')).toBe(1)
    valkey.freeze()
    const stuck = await Promise.all(PORTS.map((port) => pass(port, 20, frozen)))
    expect(stuck.map(({ passed }) => passed)).toEqual([20, 20, 20])
    // A command may take a quarter of a second; the rest allows for a slow machine.
    expect(Math.max(...stuck.map(({ slowestMs }) => slowestMs))).toBeLessThan(3_000)
    await allSay('Valkey is away')
    valkey.thaw()
    await allSay('together')
    expect((await pass(PORTS[0], LIMIT, again)).passed).toBe(LIMIT)
    expect((await pass(PORTS[1], 5, again)).passed).toBe(0)
  },
  TIMEOUT_MS,
)

/** Listens as a browser does, and records what arrives. */
function listen(port: number, cursor?: string, { host = HOSTS[0]!, token = '' } = {}) {
  const query = cursor ? `?cursor=${cursor}` : ''
  const socket = new WebSocket(`ws://127.0.0.1:${port}${EVENTS_PATH}${query}`, { headers: { host } })
  const frames: EventFrame[] = []
  let code = 0
  socket.on('open', () => socket.send(JSON.stringify(token ? { token } : {})))
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as EventFrame))
  socket.on('close', (closed) => {
    code = closed
  })
  socket.on('error', () => undefined)
  return {
    frames,
    ids: () => frames.flatMap(({ event }) => (event.kind === 'notice' ? [event.id] : [])),
    code: () => code,
    isReady: () => frames.length > 0,
    close: () => socket.close(),
  }
}

const notice = (id: string) =>
  publishEvent(
    database,
    { merchantId: 'aurora', memberId: null },
    { kind: 'notice', id, title: id, at: new Date().toISOString() },
  )

test(
  'who signs out at one gateway is signed out at the others, and the streams there are closed',
  async () => {
    // No other test counts the calls of this merchant.
    const host = 'firki.localhost'
    const token = 'the-token-of-somebody-who-is-signed-in'
    await database.run(
      `with somebody as (
         insert into member (merchant_id, account, nickname, password_hash) values ('firki', 'leaving', 'Leaving', '')
         returning id)
       insert into session (token_hash, merchant_id, member_id, expires_at)
       select sha256($1::text::bytea), 'firki', id, now() + interval '1 hour' from somebody`,
      [token],
    )
    const headers = { authorization: `Bearer ${token}` }
    const codes = () =>
      Promise.all(PORTS.map(async (port) => (await ask(port, '/api/wallet/balance', { host, headers })).code))
    const streams = PORTS.map((port) => listen(port, undefined, { host, token }))
    await until(() => streams.every((stream) => stream.isReady()))
    expect(await codes()).toEqual([200, 200, 200])
    const left = await ask(PORTS[1], '/api/auth/session', { host, headers, method: 'DELETE' })
    expect(left.code).toBe(200)
    expect(await codes()).toEqual([401, 401, 401])
    await until(() => streams.every((stream) => stream.code() === 4401), 5_000)
  },
  TIMEOUT_MS,
)

test(
  'an event reaches every gateway’s streams; one whose gateway was killed misses nothing elsewhere',
  async () => {
    const streams = PORTS.map((port) => listen(port))
    await until(() => streams.every((stream) => stream.isReady()))
    await notice('one')
    await until(() => streams.every((stream) => stream.ids().includes('one')))
    await kill(gateways.get(PORTS[2])!)
    await notice('two')
    const resumed = listen(PORTS[0], streams[2]!.frames.at(-1)!.cursor)
    await until(() => resumed.ids().includes('two') && streams[1]!.ids().includes('two'))
    expect(resumed.ids()).toEqual(['two'])
    for (const stream of [...streams, resumed]) stream.close()
  },
  TIMEOUT_MS,
)

/** Places bets through the balancer. Each is sent again under its id until it is accepted, as vendors do. */
async function betting(ports: readonly number[]) {
  const player = await makePlayer(database, { adapter: 'arcade', balanceMinor: 1_000_000n })
  const balancer = new LoadBalancer(ports)
  const port = await balancer.listen()
  await until(() => ports.every((each) => balancer.isReady(each)))
  let isOver = false
  let accepted = 0
  let slowestMs = 0
  const refused: string[] = []
  const bettors = Array.from({ length: BETTORS }, async () => {
    while (!isOver) {
      const transactionId = randomUUID()
      const money = { transactionId, roundId: transactionId, amount: '0.01', roundClosed: true }
      const body = JSON.stringify({ action: 'bet', sessionId: player.sessionId, currency: 'PHP', ...money })
      for (let isAccepted = false; !isAccepted; ) {
        const signed = signBody(demonstrationKey(SECRET, 'own'), body, Date.now())
        const before = performance.now()
        const { code, text } = await ask(port, '/seamless/arcade/bet', {
          body,
          headers: { 'content-type': 'application/json', ...signed },
        })
        slowestMs = Math.max(slowestMs, performance.now() - before)
        isAccepted = code === 200 && text.includes('"OK"')
        if (!isAccepted) {
          refused.push(`${code} ${text}`)
          await sleep(50)
        }
      }
      accepted += 1
    }
  })
  return {
    balancer,
    refused,
    slowestMs: () => slowestMs,
    more: (bets: number) => {
      const enough = accepted + bets
      return until(() => accepted >= enough, TIMEOUT_MS)
    },
    /** Stops, and checks that each accepted bet was booked exactly once. */
    async end() {
      isOver = true
      await Promise.all(bettors)
      balancer.close()
      expect(await readBalance(database, 'aurora', player.memberId, 'PHP')).toBe(1_000_000n - BigInt(accepted))
      expect(await checkInvariants(database)).toEqual({ ok: true, faults: [] })
    },
  }
}

const TWO = [PORTS[0], PORTS[1]] as const

test(
  'gateways are replaced one after the other under load, Valkey restarted in between, and no call is lost or refused',
  async () => {
    const load = await betting(TWO)
    const stream = listen(PORTS[0])
    await until(() => stream.isReady())
    for (const each of TWO) {
      await load.more(200)
      const gateway = gateways.get(each)!
      gateway.kill('SIGTERM')
      if (gateway.exitCode === null) await once(gateway, 'exit')
      expect(gateway.exitCode).toBe(0)
      await start(each)
      await until(() => load.balancer.isReady(each))
      await valkey.kill()
      await load.more(100)
      await valkey.start()
    }
    await load.more(200)
    await load.end()
    expect(load.refused).toEqual([])
    expect(stream.code()).toBe(1012)
  },
  TIMEOUT_MS,
)

test(
  'a gateway that is killed under load loses the calls it was answering and no other, and those succeed when repeated',
  async () => {
    const load = await betting(TWO)
    await load.more(100)
    await kill(gateways.get(PORTS[1])!)
    await load.more(400)
    await load.end()
    expect(load.refused.length).toBeLessThanOrEqual(BETTORS)
    await start(PORTS[1])
  },
  TIMEOUT_MS,
)

test(
  'PostgreSQL that crashes under load is come back to by every gateway: nothing accepted is lost, no stream misses anything',
  async () => {
    const load = await betting(TWO)
    const streams = TWO.map((port) => listen(port))
    await until(() => streams.every((stream) => stream.isReady()))
    await load.more(100)
    await notice('before the crash')
    await cluster.crash()
    await until(() => TWO.every((port) => load.balancer.isReady(port)))
    await load.more(200)
    await until(() =>
      notice('after the crash').then(
        () => true,
        () => false,
      ),
    )
    await until(() => streams.every((stream) => stream.ids().includes('after the crash')))
    await load.end()
    for (const stream of streams) {
      expect(stream.ids()).toEqual(['before the crash', 'after the crash'])
      expect(stream.frames.filter(({ event }) => event.kind === 'ready')).toHaveLength(1)
      stream.close()
    }
    expect(TWO.map((port) => gateways.get(port)?.exitCode)).toEqual([null, null])
    // Meanwhile vendors are told at once to try again.
    expect(load.refused.filter((answer) => !/^(502 nobody is ready|500 \{"status":"ERROR"\})/.test(answer))).toEqual([])
    expect(load.slowestMs()).toBeLessThan(10_000)
  },
  TIMEOUT_MS,
)

test('a Valkey that is not there, or refuses the password, stops the start with what to do, without the password', async () => {
  const { ValkeyLink } = await import('../../apps/gateway/src/platform/limits/valkey-link.ts')
  const refusal = (url: string) => ValkeyLink.open(url, quietLogger).catch((error: Error) => error.message)
  expect(await refusal('redis://:hush@127.0.0.1:1')).toBe(
    'The Valkey at 127.0.0.1:1 cannot be used (ECONNREFUSED). ' +
      'Start it or correct VALKEY_URL, or unset VALKEY_URL where there is one gateway only.',
  )
  expect(await refusal('redis://:wrong-secret@127.0.0.1:5384')).toMatch(/cannot be used \(.*(WRONGPASS|NOAUTH)/)
  expect(await refusal('redis://:wrong-secret@127.0.0.1:5384')).not.toContain('wrong-secret')
})
