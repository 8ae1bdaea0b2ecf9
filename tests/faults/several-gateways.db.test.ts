import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EVENTS_PATH, type EventFrame } from '@livery/contract/events'
import { demonstrationKey, signBody } from '@livery/contract/seamless'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { checkInvariants } from '../../apps/gateway/src/ledger/invariants.ts'
import { readBalance } from '../../apps/gateway/src/ledger/wallet/balance.ts'
import { makePlayer } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import type { OpenDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { makeDatabase, type TestDatabase } from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { publishEvent } from '../../apps/gateway/src/platform/events/publish.ts'
import { kill, linesOf, startScript, until } from './child.ts'
import { LoadBalancer } from './load-balancer.ts'
import { valkeyServer } from './valkey-server.ts'

const SECRET = 'the-secret-of-a-test'
const PORTS = [5381, 5382, 5383] as const
const TIMEOUT_MS = 240_000
const LIMIT = 120
const HOSTS = ['aurora.localhost', 'carmine.localhost', 'oasis.localhost', 'sterling.localhost']

const valkey = valkeyServer(5384, { password: 'hush' })
const gateways = new Map<number, ChildProcess>()
let own: TestDatabase
let database: OpenDatabase
let scratch: string

beforeAll(async () => {
  own = await makeDatabase('postgres')
  database = await own.open()
  scratch = mkdtempSync(join(tmpdir(), 'livery-several-'))
  await valkey.start()
  await Promise.all(PORTS.map(start))
}, TIMEOUT_MS)
afterAll(async () => {
  for (const gateway of gateways.values()) await kill(gateway)
  await valkey.kill()
  await database?.close()
  await own?.remove()
  rmSync(scratch, { recursive: true, force: true })
})

async function start(port: number): Promise<void> {
  const gateway = startScript('gateway', '', {
    PORT: String(port),
    DATA_DIR: join(scratch, String(port)),
    DATABASE_URL: own.databaseUrl ?? '',
    VALKEY_URL: valkey.url,
    PICTURES_DIR: join(scratch, 'pictures'),
    ARCADE_URL: 'http://127.0.0.1:9',
    ARCADE_SECRET: SECRET,
    DEPLOYMENT_SECRET: 'the-secret-of-three-gateways',
    CALLS_PER_MINUTE: String(LIMIT),
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'silent',
  })
  gateways.set(port, gateway)
  const lines = linesOf(gateway)
  await until(() => lines().length > 0 || gateway.exitCode !== null, TIMEOUT_MS)
  expect(gateway.exitCode).toBeNull()
}

interface Asked {
  readonly host?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

function ask(port: number, path: string, { host = 'aurora.localhost', body, headers = {} }: Asked = {}) {
  return new Promise<{ readonly code: number; readonly text: string }>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers: { host, ...headers } },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString()
        })
        response.on('end', () => resolve({ code: response.statusCode ?? 0, text }))
      },
    )
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

    await valkey.start()
    await allSay('together')
    valkey.freeze()
    const stuck = await Promise.all(PORTS.map((port) => pass(port, 20, frozen)))
    expect(stuck.map(({ passed }) => passed)).toEqual([20, 20, 20])
    // A command is given a quarter of a second; the rest is the machine's.
    expect(Math.max(...stuck.map(({ slowestMs }) => slowestMs))).toBeLessThan(3_000)
    await allSay('Valkey is away')
    valkey.thaw()
    await allSay('together')
    expect((await pass(PORTS[0], LIMIT, again)).passed).toBe(LIMIT)
    expect((await pass(PORTS[1], 5, again)).passed).toBe(0)
  },
  TIMEOUT_MS,
)

/** Listens as a browser does, and keeps what it saw. */
function listen(port: number, cursor?: string) {
  const query = cursor ? `?cursor=${cursor}` : ''
  const socket = new WebSocket(`ws://127.0.0.1:${port}${EVENTS_PATH}${query}`, { headers: { host: HOSTS[0]! } })
  const frames: EventFrame[] = []
  let code = 0
  socket.on('open', () => socket.send('{}'))
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

test(
  'an event reaches every gateway’s streams; one whose gateway was killed misses nothing elsewhere',
  async () => {
    const notice = (id: string) =>
      publishEvent(
        database,
        { merchantId: 'aurora', memberId: null },
        { kind: 'notice', id, title: id, at: new Date().toISOString() },
      )
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

test(
  'gateways are replaced one after the other under load, and no call is lost or refused',
  async () => {
    const player = await makePlayer(database, { adapter: 'arcade', balanceMinor: 1_000_000n })
    const balancer = new LoadBalancer([PORTS[0], PORTS[1]])
    const port = await balancer.listen()
    await until(() => balancer.isReady(PORTS[0]) && balancer.isReady(PORTS[1]))
    const stream = listen(PORTS[0])
    await until(() => stream.isReady())

    let replaced = false
    let sent = 0
    const wrong: string[] = []
    const bettor = async () => {
      while (!replaced || sent < 1_000) {
        const transactionId = randomUUID()
        const money = { transactionId, roundId: transactionId, amount: '0.01', roundClosed: true }
        const body = JSON.stringify({ action: 'bet', sessionId: player.sessionId, currency: 'PHP', ...money })
        const headers = {
          'content-type': 'application/json',
          ...signBody(demonstrationKey(SECRET, 'own'), body, Date.now()),
        }
        sent += 1
        const { code, text } = await ask(port, '/seamless/arcade/bet', { body, headers })
        if (code !== 200 || !text.includes('"OK"')) wrong.push(`${code} ${text}`)
      }
    }
    const bettors = Array.from({ length: 4 }, bettor)
    for (const each of [PORTS[0], PORTS[1]]) {
      const gateway = gateways.get(each)!
      gateway.kill('SIGTERM')
      if (gateway.exitCode === null) await once(gateway, 'exit')
      expect(gateway.exitCode).toBe(0)
      await start(each)
      await until(() => balancer.isReady(each))
    }
    replaced = true
    await Promise.all(bettors)
    balancer.close()
    expect(wrong).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(1_000)
    expect(await readBalance(database, 'aurora', player.memberId, 'PHP')).toBe(1_000_000n - BigInt(sent))
    expect(stream.code()).toBe(1012)
    expect(await checkInvariants(database)).toEqual({ ok: true, faults: [] })
  },
  TIMEOUT_MS,
)

test('a Valkey that is not there, or refuses the password, stops the start with what to do, without the password', async () => {
  const { ValkeyLink } = await import('../../apps/gateway/src/platform/limits/valkey-link.ts')
  const { quietLogger } = await import('../../apps/gateway/src/platform/database/testing/quiet-logger.ts')
  const refusal = (url: string) => ValkeyLink.open(url, quietLogger).catch((error: Error) => error.message)
  expect(await refusal('redis://:hush@127.0.0.1:1')).toBe(
    'The Valkey at 127.0.0.1:1 cannot be used (ECONNREFUSED). ' +
      'Start it or correct VALKEY_URL, or unset VALKEY_URL where there is one gateway only.',
  )
  expect(await refusal('redis://:wrong-secret@127.0.0.1:5384')).toMatch(/cannot be used \(.*(WRONGPASS|NOAUTH)/)
  expect(await refusal('redis://:wrong-secret@127.0.0.1:5384')).not.toContain('wrong-secret')
})
