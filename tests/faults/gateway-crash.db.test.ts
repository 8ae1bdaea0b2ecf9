import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstrationKey, signBody } from '@livery/contract/seamless'
import type { LaunchRequest } from '@livery/contract/vendor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants } from '../../apps/gateway/src/ledger/invariants.ts'
import {
  DATABASE_KINDS,
  makeDatabase,
  type TestDatabase,
} from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { seal } from '../../apps/gateway/src/testing/seal.ts'
import { solvePuzzle } from '../../apps/gateway/src/testing/solve-puzzle.ts'
import { kill, linesOf, startScript, until } from './child.ts'

const SECRET = 'the-secret-of-a-test'
const BETS = 200
const TIMEOUT_MS = 180_000

interface Acknowledged {
  readonly transactionId: string
  readonly answer: { readonly status: string; readonly balance: string; readonly postingId: string }
}

describe.each(DATABASE_KINDS)('a gateway killed in the middle of %s bets', (kind) => {
  let own: TestDatabase
  let scratch: string
  let vendor: Server
  let launched: LaunchRequest | undefined
  let gateway: ChildProcess | undefined
  const port = kind === 'embedded' ? 5391 : 5392
  const base = `http://127.0.0.1:${port}`

  beforeAll(async () => {
    own = await makeDatabase(kind)
    scratch = mkdtempSync(join(tmpdir(), 'livery-crash-'))
    // The vendor's side of a launch: it only has to receive the session and its token.
    vendor = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        // The gateway may also request its tables, draws and jackpots at any time.
        if (request.url !== '/v1/launch') return response.writeHead(404).end()
        launched = JSON.parse(Buffer.concat(chunks).toString()) as LaunchRequest
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ url: `http://games.localhost:1/play/${launched.sessionId}` }))
      })
    })
    await new Promise<void>((resume) => vendor.listen(0, '127.0.0.1', resume))
  })
  afterAll(async () => {
    if (gateway) await kill(gateway)
    vendor.close()
    await own.remove()
    rmSync(scratch, { recursive: true, force: true })
  })

  async function start(): Promise<void> {
    gateway = startScript('gateway', '', {
      PORT: String(port),
      DATA_DIR: own.dataDir || scratch,
      DATABASE_URL: own.databaseUrl ?? '',
      PICTURES_DIR: join(scratch, 'pictures'),
      BANK_URL: 'http://127.0.0.1:9',
      ARCADE_URL: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`,
      ARCADE_ORIGIN: 'http://games.localhost:1',
      ARCADE_SECRET: SECRET,
      LOG_LEVEL: 'silent',
      DEMO_TEAMS: '0',
    })
    const lines = linesOf(gateway)
    await until(() => lines().length > 0, TIMEOUT_MS)
  }

  async function call(method: string, path: string, body?: object, token?: string) {
    const response = await fetch(base + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return response.json()
  }

  async function signIn(): Promise<string> {
    const { value } = await call('GET', '/api/system/keys')
    const [jwk] = value.keys
    const { value: puzzle } = await call('GET', '/api/auth/bot-check')
    const verification = solvePuzzle(puzzle)
    const sealed = await seal(jwk, { username: 'player', password: 'Welcome2026!', type: 'username', verification })
    const response = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/jose' },
      body: sealed,
    })
    return (await response.json()).value.token
  }

  async function wallet(action: string, fields: object) {
    const body = JSON.stringify({ action, sessionId: launched?.sessionId, currency: 'PHP', ...fields })
    const response = await fetch(`${base}/seamless/arcade/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signBody(demonstrationKey(SECRET, 'own'), body, Date.now()) },
      body,
    })
    return response.json()
  }

  const bet = (index: number) =>
    wallet('bet', { transactionId: `bet-${index}`, roundId: `round-${index}`, amount: '1.00', roundClosed: false })

  test(
    'has lost nothing it acknowledged, has done nothing twice, and its books balance',
    async () => {
      await start()
      const token = await signIn()
      const games = await call('GET', '/api/games/hot?language=EN')
      const launch = await call(
        'POST',
        '/api/games/launch',
        { nodeId: games.value.list[0].nodeId, mode: 'real', language: 'EN', device: 'desktop' },
        token,
      )
      expect(launch).toMatchObject({ success: true })
      expect(await wallet('authenticate', { token: launched?.token })).toMatchObject({ status: 'OK' })
      const before = Number((await call('GET', '/api/wallet/balance', undefined, token)).value.balance)

      const acknowledged: Acknowledged[] = []
      const running = Array.from({ length: BETS }, (_, index) =>
        bet(index).then((answer) => acknowledged.push({ transactionId: `bet-${index}`, answer })),
      )
      const settled = Promise.allSettled(running)
      await until(() => acknowledged.length >= 20, TIMEOUT_MS)
      if (gateway) await kill(gateway)
      await settled
      expect(acknowledged.length).toBeLessThan(BETS)
      expect(acknowledged.every(({ answer }) => answer.status === 'OK')).toBe(true)

      await start()
      // The vendor repeats every call, as vendors do: finished ones get the same answer, and the others are processed
      // now.
      for (let index = 0; index < BETS; index += 1) {
        const again = await bet(index)
        const first = acknowledged.find(({ transactionId }) => transactionId === `bet-${index}`)
        expect(again.status).toBe('OK')
        if (first) expect(again).toEqual(first.answer)
      }
      const after = Number((await call('GET', '/api/wallet/balance', undefined, token)).value.balance)
      expect(before - after).toBe(BETS)
      if (gateway) await kill(gateway)

      const database = await own.open()
      expect(await checkInvariants(database)).toEqual({ ok: true, faults: [] })
      await database.close()
    },
    TIMEOUT_MS,
  )
})
