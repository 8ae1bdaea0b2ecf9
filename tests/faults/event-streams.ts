import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { EVENTS_PATH, type EventFrame } from '@livery/contract/events'
import { WebSocket } from 'ws'
import type { OpenDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { publishEvent } from '../../apps/gateway/src/platform/events/publish.ts'
import { until } from './child.ts'

const MERCHANT = 'aurora'
const HOST = 'aurora.localhost'
/** How many connect at the same moment, as after a line has broken. */
const AT_ONCE = 100
const WITHIN_MS = 300_000
const TRIES = 20
/** Frames to everybody in a second, which the listeners of this process can read as well as count. */
const FRAMES_A_SECOND = 5_000

export interface StreamsOptions {
  readonly database: OpenDatabase
  readonly gateway: { readonly port: number; readonly pid: number }
  readonly sockets: number
  /** In each round this share of the sockets is dropped. */
  readonly rounds: number
  readonly dropped: number
}

export interface StreamsFigures {
  readonly sockets: number
  readonly drops: number
  /** Events that were due, over all sockets. */
  readonly due: number
  readonly missed: number
  /** Events that came twice, out of order, or to somebody else. */
  readonly wrong: number
  /** Streams that were told that something is missing. */
  readonly warned: number
  readonly memoryBefore: number
  readonly memoryPerSocket: number
  readonly memoryAfter: number
  readonly seconds: number
}

interface Player {
  readonly memberId: string
  readonly token: string
}

/** A browser that listens, is cut off, and comes back with its last cursor. */
class Listener {
  readonly player: Player
  readonly #port: number
  readonly seen: string[] = []
  warned = 0
  #cursor = ''
  #socket: WebSocket | undefined

  constructor(player: Player, port: number) {
    this.player = player
    this.#port = port
  }

  /** Tries until it is in, as a browser does. */
  async connect(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#try()
      } catch (error) {
        if (tries === TRIES) throw error
        await sleep(100 * tries)
      }
    }
  }

  async #try(): Promise<void> {
    const query = this.#cursor ? `?cursor=${this.#cursor}` : ''
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}${EVENTS_PATH}${query}`, {
      headers: { host: HOST },
      perMessageDeflate: false,
    })
    this.#socket = socket
    await new Promise<void>((resolve, reject) => {
      socket.on('open', () => socket.send(JSON.stringify({ token: this.player.token })))
      socket.on('message', (data) => {
        const { cursor, event } = JSON.parse(String(data)) as EventFrame
        this.#cursor = cursor
        if (event.kind === 'ready') {
          if (event.missed) this.warned += 1
          resolve()
        }
        if (event.kind === 'notice') this.seen.push(event.id)
      })
      socket.on('error', reject)
      socket.on('close', (code) => reject(new Error(`a stream was closed with ${code}`)))
    })
  }

  /** As a line that breaks: the gateway is not told. */
  drop(): void {
    this.#socket?.removeAllListeners()
    this.#socket?.on('error', () => undefined)
    this.#socket?.terminate()
  }
}

/**
 * Opens many streams, drops a share of them at random again and again while events come, lets those resume by their
 * cursors, and counts what each has missed.
 */
export async function exerciseStreams(options: StreamsOptions): Promise<StreamsFigures> {
  const { database, gateway, sockets, rounds, dropped } = options
  const began = performance.now()
  const players = await makePlayers(database, sockets)
  const listeners = players.map((player) => new Listener(player, gateway.port))
  const due = new Map(players.map(({ memberId }) => [memberId, [] as string[]]))
  const memoryBefore = memoryOf(gateway.pid)
  await inTurns(listeners, (listener) => listener.connect())
  const memoryPerSocket = (memoryOf(gateway.pid) - memoryBefore) / sockets

  let number = 0
  const publish = async (memberId: string | null) => {
    const id = String(++number)
    const at = new Date().toISOString()
    await publishEvent(database, { merchantId: MERCHANT, memberId }, { kind: 'notice', id, title: id, at })
    for (const [owner, ids] of due) if (memberId === null || owner === memberId) ids.push(id)
  }
  let drops = 0
  let isDropping = true
  const publishing = (async () => {
    while (isDropping) {
      await publish(null)
      for (let own = 0; own < 20; own += 1) await publish(anyOf(players).memberId)
      await sleep((1_000 * sockets) / FRAMES_A_SECOND)
    }
  })()
  try {
    for (let round = 0; round < rounds; round += 1) {
      const cut = listeners.filter(() => Math.random() < dropped)
      for (const listener of cut) listener.drop()
      drops += cut.length
      await sleep(Math.random() * 500)
      await inTurns(cut, (listener) => listener.connect())
    }
  } finally {
    isDropping = false
    await publishing
  }
  await publish(null)
  const last = String(number)
  await until(() => listeners.every(({ seen }) => seen.includes(last)), WITHIN_MS).catch(() => undefined)

  let missed = 0
  let wrong = 0
  for (const { player, seen } of listeners) {
    const own = due.get(player.memberId) ?? []
    const got = new Set(seen)
    missed += own.filter((id) => !got.has(id)).length
    const inOrder = own.filter((id) => got.has(id))
    wrong += inOrder.join() === seen.join() ? 0 : 1
  }
  const figures = {
    sockets,
    drops,
    due: due.values().reduce((sum, ids) => sum + ids.length, 0),
    missed,
    wrong,
    warned: listeners.reduce((sum, { warned }) => sum + warned, 0),
    memoryBefore,
    memoryPerSocket,
    memoryAfter: memoryOf(gateway.pid),
    seconds: (performance.now() - began) / 1000,
  }
  for (const listener of listeners) listener.drop()
  return figures
}

const anyOf = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!

async function inTurns(listeners: readonly Listener[], act: (listener: Listener) => Promise<void>): Promise<void> {
  for (let from = 0; from < listeners.length; from += AT_ONCE) {
    await Promise.all(listeners.slice(from, from + AT_ONCE).map(act))
  }
}

/** Members, each signed in once. */
async function makePlayers(database: OpenDatabase, count: number): Promise<readonly Player[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into member (merchant_id, account, nickname, password_hash)
     select $1, 'listener' || number, 'Listener', '' from generate_series(1, $2::int) as number returning id::text as id`,
    [MERCHANT, count],
  )
  await database.pool.query(
    `insert into session (token_hash, merchant_id, member_id, expires_at)
     select hash, $1, id, now() + interval '1 day' from unnest($2::bytea[], $3::bigint[]) as own (hash, id)`,
    [MERCHANT, hashes, rows.map(({ id }) => id)],
  )
  return rows.map(({ id }, index) => ({ memberId: id, token: tokens[index]! }))
}

/** Bytes of a process that are in memory. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
}

/** The settings of a gateway all of whose streams come from one address. */
export const OF_ONE_ADDRESS = {
  CALLS_PER_MINUTE: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  SOCKETS_PER_ADDRESS: '100000',
} as const
