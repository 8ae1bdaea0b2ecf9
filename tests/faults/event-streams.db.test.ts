import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { makeDatabase, type TestDatabase } from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { kill, linesOf, startScript, until } from './child.ts'
import { exerciseStreams, OF_ONE_ADDRESS } from './event-streams.ts'

const PORT = 5386
const SOCKETS = 300
const TIMEOUT_MS = 240_000

let own: TestDatabase
let database: OpenDatabase
let gateway: ChildProcess
let scratch: string

beforeAll(async () => {
  own = await makeDatabase('postgres')
  database = await own.open()
  scratch = mkdtempSync(join(tmpdir(), 'livery-streams-'))
  gateway = startScript('gateway', '', {
    ...OF_ONE_ADDRESS,
    PORT: String(PORT),
    DATA_DIR: scratch,
    DATABASE_URL: own.databaseUrl ?? '',
    ARCADE_URL: 'http://127.0.0.1:9',
    BANK_URL: 'http://127.0.0.1:9',
    ARCADE_SECRET: 'the-secret-of-a-test',
    LOG_LEVEL: 'silent',
    DEMO_TEAMS: '0',
  })
  const lines = linesOf(gateway)
  await until(() => lines().length > 0 || gateway.exitCode !== null, TIMEOUT_MS)
}, TIMEOUT_MS)
afterAll(async () => {
  if (gateway) await kill(gateway)
  await database?.close()
  await own?.remove()
  rmSync(scratch, { recursive: true, force: true })
})

// `npm run bench:streams` does the same with five thousand.
test(
  'of hundreds of streams a third is dropped at random, again and again: none misses an event, or gets one twice',
  async () => {
    const target = { port: PORT, pid: gateway.pid ?? 0 }
    const figures = await exerciseStreams({ database, gateway: target, sockets: SOCKETS, rounds: 5, dropped: 0.3 })
    expect(figures.drops).toBeGreaterThan(SOCKETS)
    expect(figures.due).toBeGreaterThan(10 * SOCKETS)
    expect(figures).toMatchObject({ missed: 0, wrong: 0, warned: 0 })
  },
  TIMEOUT_MS,
)
