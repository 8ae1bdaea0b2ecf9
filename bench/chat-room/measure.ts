// Connects thousands of people to one room of one gateway over PostgreSQL, lets some of them write, and prints the
// processor time of each delivered message and the share of a core that a busy room takes: `npm run bench:chat --
// 2000`.
import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatFrame } from '@livery/contract/support/chat'
import { CHAT_PATH } from '@livery/contract/support/chat-limits'
import { WebSocket } from 'ws'
import { type OpenDatabase, openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { migrate } from '../../apps/gateway/src/platform/database/migrate.ts'
import { startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { kill, linesOf, startScript, until } from '../../tests/faults/child.ts'
import { OF_ONE_ADDRESS } from '../../tests/faults/event-streams.ts'
import { MERCHANT } from '../merchant.ts'

const PORT = 5398
const HOST = `${MERCHANT}.localhost`
const ROOM = 'tambayan'
/** The number of simultaneous connections. */
const AT_ONCE = 100
const SECONDS = 20
/** A busy room: nobody can read more. */
const MESSAGES_A_SECOND = 5
/** The most that such a room may take of one core, with all calls that write in it, in percent. */
const BUDGET_PERCENT = 50
const SPARE_FILES = 300
const TICKS_A_SECOND = 100

const people = Number(process.argv[2] ?? 2_000)
const files = Number(execFileSync('/bin/sh', ['-c', 'ulimit -n']).toString().replace('unlimited', 'Infinity'))
if (files < people + SPARE_FILES) {
  console.error(`This shell may open ${files} files, and ${people} people need more: ulimit -n ${people + SPARE_FILES}`)
  process.exit(2)
}

const cluster = await startCluster()
const scratch = mkdtempSync(join(tmpdir(), 'livery-bench-chat-'))
const databaseUrl = await cluster.createDatabase('chat')
const logger = { info() {}, warn: console.warn, error: console.error }
const database = await openDatabase({ databaseUrl, dataDir: '', logger })
await migrate(database)
const gateway = startScript('gateway', '', {
  ...OF_ONE_ADDRESS,
  PORT: String(PORT),
  DATA_DIR: scratch,
  DATABASE_URL: databaseUrl,
  ARCADE_URL: 'http://127.0.0.1:9',
  BANK_URL: 'http://127.0.0.1:9',
  ARCADE_SECRET: 'the-secret-of-a-bench',
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '127.0.0.1',
})
try {
  const lines = linesOf(gateway)
  await until(() => lines().length > 0 || gateway.exitCode !== null, 120_000)
  const tokens = await makeMembers(database, people)
  const before = memoryOf(gateway.pid ?? 0)
  const delivered = { messages: 0, frames: 0, crowd: 0 }
  const sockets: WebSocket[] = []
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    sockets.push(...(await Promise.all(tokens.slice(from, from + AT_ONCE).map((token) => enter(token, delivered)))))
  await until(() => delivered.crowd >= people, 60_000)
  const memory = (memoryOf(gateway.pid ?? 0) - before) / people

  const idle = await spentIn(10, async () => sleep(10_000))
  delivered.messages = 0
  delivered.frames = 0
  const began = performance.now()
  const total = SECONDS * MESSAGES_A_SECOND
  const busy = await spentIn(SECONDS, async () => {
    for (let number = 0; number < total; number += 1) {
      await send(tokens[(number * 7) % tokens.length] ?? '', number)
      await sleep(Math.max(0, began + ((number + 1) * 1_000) / MESSAGES_A_SECOND - performance.now()))
    }
    await until(() => delivered.messages >= total * people, 60_000).catch(() => undefined)
  })
  const seconds = (performance.now() - began) / 1_000
  const micros = (busy.seconds / Math.max(1, delivered.messages)) * 1e6
  const percent = (busy.seconds / SECONDS) * 100
  console.log(
    `${people} people, ${total} messages in ${seconds.toFixed(1)} s, ${delivered.messages} delivered in ${delivered.frames} frames`,
  )
  console.log(`missed or doubled: ${total * people - delivered.messages}`)
  console.log(
    `processor time of the gateway: ${micros.toFixed(2)} µs a delivered message, ${percent.toFixed(0)} % of a core; idle ${idle.percent.toFixed(1)} %`,
  )
  console.log(`memory: ${(memory / 1_000).toFixed(1)} KB a person`)
  if (delivered.messages !== total * people || percent > BUDGET_PERCENT) {
    console.error(`every message comes once to everybody, for ${BUDGET_PERCENT} % of a core at most`)
    process.exitCode = 1
  }
  for (const socket of sockets) socket.terminate()
} finally {
  await kill(gateway)
  await database.close()
  await cluster.stop()
  rmSync(scratch, { recursive: true, force: true })
}

/** The tokens of signed-in members. */
async function makeMembers({ pool }: OpenDatabase, count: number): Promise<readonly string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const { rows } = await pool.query<{ id: string }>(
    `insert into member (merchant_id, account, nickname, password_hash)
     select $1, 'talker' || number, 'Talker ' || number, '' from generate_series(1, $2::int) as number
     returning id::text as id`,
    [MERCHANT, count],
  )
  await pool.query(
    `insert into session (token_hash, merchant_id, member_id, expires_at)
     select hash, $1, id, now() + interval '1 day' from unnest($2::bytea[], $3::bigint[]) as own (hash, id)`,
    [MERCHANT, tokens.map((token) => createHash('sha256').update(token).digest()), rows.map(({ id }) => id)],
  )
  return tokens
}

/** Enters the room and counts the frames. */
async function enter(
  token: string,
  delivered: { messages: number; frames: number; crowd: number },
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${PORT}${CHAT_PATH}?room=${ROOM}`, {
    headers: { host: HOST },
    perMessageDeflate: false,
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify({ token })))
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as ChatFrame
      if (frame.kind === 'ready') resolve()
      if (frame.kind === 'people') delivered.crowd = Math.max(delivered.crowd, frame.people)
      if (frame.kind === 'messages') {
        delivered.frames += 1
        delivered.messages += frame.list.length
      }
    })
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`the room was closed with ${code}`)))
  })
  return socket
}

async function send(token: string, number: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${PORT}/api/support/chat/messages`, {
    method: 'PUT',
    headers: {
      host: HOST,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      // Each member writes from an own address, so that no limit by address is reached.
      'x-forwarded-for': `10.${(number >> 8) & 255}.${number & 255}.1`,
    },
    body: JSON.stringify({
      room: ROOM,
      text: `Message ${number} of a bench, about as long as what people write in a room`,
      language: 'EN',
      requestKey: `a-request-of-a-bench-${number}`,
    }),
  })
  if (!response.ok) throw new Error(`a message was refused: ${response.status} ${await response.text()}`)
}

/** The processor time of the gateway's process while something runs. */
async function spentIn(seconds: number, run: () => Promise<void>) {
  const before = ticksOf(gateway.pid ?? 0)
  await run()
  const spent = (ticksOf(gateway.pid ?? 0) - before) / TICKS_A_SECOND
  return { seconds: spent, percent: (spent / seconds) * 100 }
}

/** The processor time of a process so far. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  return fields[11]! + fields[12]!
}

/** Bytes of a process that are in memory. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
}
