import { randomUUID } from 'node:crypto'
import type { ChatFrame } from '@livery/contract/support/chat'
import { CHAT_MOST_RESUMED } from '@livery/contract/support/chat-limits'
import type { Database } from '../../platform/database/connect.ts'
import type { DatabaseLogger } from '../../platform/database/database-logger.ts'
import { text } from '../../platform/database/row.ts'
import { streamId } from '../../platform/events/stream-id.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { IDLE_MS } from '../sessions/session.ts'
import { changesAfter, NEW_ROOM, ROOM_COLUMNS, ROOM_ROW, type RoomKey, type RoomRow } from './messages.ts'
import { type Crowd, tellPresence } from './presence.ts'

/** A reader of a room. */
export interface Following extends RoomKey {
  /** The room's pause by the merchant's file, in seconds. */
  readonly slowSeconds: number
  /** Null for a visitor. */
  readonly memberId: string | null
  /** The hash of the session's token, in hexadecimal digits. */
  readonly session: string | null
  /** The last number the reader has, in the numbering that `stream` names. */
  readonly after: number | null
  readonly stream: string | null
}

/** The target of a follower's frames. */
export interface Sink {
  /** A frame as bytes; all recipients of a frame share them. */
  send(frame: Buffer): void
  /** The session has ended. */
  end(): void
}

interface Follower {
  readonly following: Following
  readonly sink: Sink
  /** Frames that arrive before the follower has its history; null afterwards. */
  held: Buffer[] | null
}

interface Room {
  readonly key: RoomKey
  readonly followers: Set<Follower>
  readonly slowSeconds: number
  /** The number up to which the room was read for all; null before the first reading. */
  at: number | null
  state: RoomRow['state']
  pause: number
  /** As last sent. */
  people: number
}

/** How often messages written by other gateways are searched for. */
const LOOK_MS = 250
/** Messages within this time are sent together. */
const GATHER_MS = 100
/** Wait after a database failure before the next query. */
const RETRY_MS = 1_000
/** How often people are counted, sessions checked, and the database is checked for being the same. */
const ROUND_MS = 5_000
const PAGE = 200

/**
 * Sends the events of the chat's rooms to the browsers connected to this process. However many follow a room, it is
 * read once and each frame is written once (docs/decisions/111). A reconnection loses no message: a follower states the
 * last number it has.
 */
export class ChatHub {
  readonly #database: Database
  readonly #logger: DatabaseLogger
  readonly #gateway = randomUUID()
  readonly #rooms = new Map<string, Room>()
  readonly #wake = () => this.#lookSoon()
  #stream: Promise<string> | null = null
  #timer: NodeJS.Timeout | undefined
  #dueAt = Number.POSITIVE_INFINITY
  #lookedAt = 0
  #roundAt = 0
  #looking = false
  #lookAgain = false
  #closed = false

  constructor(options: { readonly database: Database; readonly logger: DatabaseLogger }) {
    this.#database = options.database
    this.#logger = options.logger
    this.#database.commits.on('chat', this.#wake)
  }

  /** The name of the database's numbering; numbers of another one are meaningless. */
  stream(): Promise<string> {
    this.#stream ??= streamId(this.#database)
    this.#stream.catch(() => {
      this.#stream = null
    })
    return this.#stream
  }

  /**
   * Sends `ready`, all changes after the follower's number, and every later frame. Returns a function that stops it.
   */
  follow(following: Following, sink: Sink): () => void {
    const { merchantId, room: id, slowSeconds } = following
    const name = `${merchantId} ${id}`
    const room = this.#rooms.getOrInsertComputed(name, () => ({
      key: { merchantId, room: id },
      followers: new Set<Follower>(),
      slowSeconds,
      at: null,
      state: NEW_ROOM.state,
      pause: slowSeconds,
      people: 0,
    }))
    const follower: Follower = { following, sink, held: [] }
    room.followers.add(follower)
    this.#schedule(LOOK_MS)
    void this.#begin(room, follower)
    return () => {
      room.followers.delete(follower)
      if (room.followers.size === 0 && this.#rooms.get(name) === room) this.#rooms.delete(name)
    }
  }

  /** The number of open sockets. */
  get followers(): number {
    return this.#rooms.values().reduce((sum, { followers }) => sum + followers.size, 0)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#database.commits.off('chat', this.#wake)
    this.#rooms.clear()
    clearTimeout(this.#timer)
    while (this.#looking) await new Promise(setImmediate)
  }

  async #begin(room: Room, follower: Follower): Promise<void> {
    const isThere = () => room.followers.has(follower)
    try {
      const stream = await this.stream()
      // The room's place is read before the follower's history, so that no change falls between the two.
      if (room.at === null) await this.#start(room)
      const { after, stream: known } = follower.following
      const present = room.at ?? 0
      const isKnown = after !== null && known === stream && after <= present
      const list = isKnown ? await changesAfter(this.#database, room.key, after, CHAT_MOST_RESUMED + 1) : []
      if (!isThere()) return
      const missed = after !== null && (!isKnown || list.length > CHAT_MOST_RESUMED)
      const { state, pause: slowSeconds, people } = room
      const ready = { kind: 'ready', stream, at: present, state, slowSeconds } as const
      follower.sink.send(bytesOf(missed ? { ...ready, missed } : ready))
      if (!missed && list.length > 0) follower.sink.send(bytesOf({ kind: 'messages', at: present, list }))
      if (people > 0) follower.sink.send(bytesOf({ kind: 'people', people }))
      const held = follower.held ?? []
      follower.held = null
      for (const frame of held) follower.sink.send(frame)
      this.#roundSoon(room)
    } catch (error) {
      if (this.#closed || !isThere()) return
      this.#logger.warn({ reason: reasonOf(error) }, 'a room of the chat waits for the database')
      setTimeout(() => isThere() && void this.#begin(room, follower), RETRY_MS).unref()
    }
  }

  async #start(room: Room): Promise<void> {
    const [row = NEW_ROOM] = await this.#rowsOf([room])
    room.at ??= row.lastSeq
    room.state = row.state
    room.pause = row.slowSeconds ?? room.slowSeconds
  }

  async #rowsOf(rooms: readonly Room[]): Promise<(RoomRow | undefined)[]> {
    const rows = await this.#database.rows(
      { ...ROOM_ROW, merchantId: text, room: text },
      `select merchant_id as "merchantId", room_id as room, ${ROOM_COLUMNS} from chat_room
        where (merchant_id, room_id) in (select * from unnest($1::text[], $2::text[]))`,
      [rooms.map(({ key }) => key.merchantId), rooms.map(({ key }) => key.room)],
    )
    return rooms.map(({ key }) => rows.find((row) => row.merchantId === key.merchantId && row.room === key.room))
  }

  #lookSoon(): void {
    if (this.#rooms.size > 0) this.#schedule(Math.max(0, this.#lookedAt + GATHER_MS - performance.now()))
  }

  /** Counts a room's people soon after its first follower arrives. */
  #roundSoon(room: Room): void {
    if (room.people === 0) this.#roundAt = Math.min(this.#roundAt, performance.now() - ROUND_MS + LOOK_MS)
  }

  #schedule(delayMs: number): void {
    const dueAt = performance.now() + delayMs
    if (this.#closed || dueAt >= this.#dueAt) return
    this.#dueAt = dueAt
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#look(), delayMs).unref()
  }

  async #look(): Promise<void> {
    this.#dueAt = Number.POSITIVE_INFINITY
    if (this.#looking) {
      this.#lookAgain = true
      return
    }
    this.#looking = true
    this.#lookAgain = false
    this.#lookedAt = performance.now()
    let delayMs = LOOK_MS
    try {
      await this.#readRooms()
      if (performance.now() - this.#roundAt >= ROUND_MS) {
        this.#roundAt = performance.now()
        await this.#goRound()
      }
    } catch (error) {
      if (!this.#closed) this.#logger.warn({ reason: reasonOf(error) }, 'the rooms of the chat could not be read')
      delayMs = RETRY_MS
    } finally {
      this.#looking = false
      if (this.#rooms.size > 0) this.#schedule(this.#lookAgain ? Math.min(delayMs, GATHER_MS) : delayMs)
    }
  }

  async #readRooms(): Promise<void> {
    const rooms = [...this.#rooms.values()].filter(({ at }) => at !== null)
    if (rooms.length === 0) return
    const rows = await this.#rowsOf(rooms)
    for (const [index, room] of rooms.entries()) await this.#readRoom(room, rows[index] ?? NEW_ROOM)
  }

  async #readRoom(room: Room, { lastSeq, state, slowSeconds }: RoomRow): Promise<void> {
    const pause = slowSeconds ?? room.slowSeconds
    if (state !== room.state || pause !== room.pause) {
      room.state = state
      room.pause = pause
      send(room, { kind: 'room', state, slowSeconds: pause })
    }
    // Numbers only rise, except in a restored database.
    if (lastSeq < (room.at ?? 0)) return this.#beginAgain(room)
    while (room.at !== null && room.at < lastSeq) {
      const list = await changesAfter(this.#database, room.key, room.at, PAGE)
      const last = list.at(-1)?.changed ?? lastSeq
      room.at = list.length === PAGE ? last : Math.max(last, lastSeq)
      if (list.length > 0) send(room, { kind: 'messages', at: room.at, list })
    }
  }

  /** Numbers of another database are meaningless here, so everybody loads the history again. */
  async #beginAgain(room: Room): Promise<void> {
    room.at = null
    this.#stream = null
    const stream = await this.stream()
    await this.#start(room)
    send(room, { kind: 'ready', stream, at: room.at ?? 0, missed: true, state: room.state, slowSeconds: room.pause })
  }

  /** Checks that need not be done at once. */
  async #goRound(): Promise<void> {
    const before = await this.stream()
    this.#stream = null
    if ((await this.stream()) !== before) for (const room of this.#rooms.values()) await this.#beginAgain(room)
    await this.#endSessions()
    const rooms = [...this.#rooms.values()]
    if (rooms.length === 0) return
    const crowds = await tellPresence(this.#database, this.#gateway, rooms.map(crowdOf))
    for (const room of rooms) {
      const { merchantId, room: id } = room.key
      const people = crowds.find((crowd) => crowd.merchantId === merchantId && crowd.room === id)?.people ?? 0
      if (people === room.people) continue
      room.people = people
      send(room, { kind: 'people', people })
    }
  }

  /** A follower whose session has ended, or who is blocked, stops reading. */
  async #endSessions(): Promise<void> {
    const followers = [...this.#rooms.values()].flatMap((room) => [...room.followers])
    const sessions = followers.flatMap(({ following: { session } }) => (session === null ? [] : [session]))
    if (sessions.length === 0) return
    const rows = await this.#database.rows(
      { session: text },
      `select encode(s.token_hash, 'hex') as session from session s
         join member m on m.merchant_id = s.merchant_id and m.id = s.member_id
        where s.token_hash in (select decode(own, 'hex') from unnest($1::text[]) as own)
          and s.revoked_at is null and s.expires_at > now() and s.last_seen_at > $2 and m.status = 'active'`,
      [sessions, new Date(Date.now() - IDLE_MS)],
    )
    const open = new Set(rows.map(({ session }) => session))
    for (const { following, sink } of followers)
      if (following.session !== null && !open.has(following.session)) sink.end()
  }
}

const bytesOf = (frame: ChatFrame) => Buffer.from(JSON.stringify(frame))

function send({ followers }: Room, frame: ChatFrame): void {
  if (followers.size === 0) return
  const bytes = bytesOf(frame)
  for (const { sink, held } of followers) {
    if (held) held.push(bytes)
    else sink.send(bytes)
  }
}

/** A member with several tabs is one person. */
function crowdOf({ key, followers }: Room): Crowd {
  const members = new Set<string>()
  let visitors = 0
  for (const { following } of followers) {
    if (following.memberId === null) visitors += 1
    else members.add(following.memberId)
  }
  return { ...key, people: members.size + visitors }
}
