import type { EventFrame, ServerEvent } from '@livery/contract/events'
import type { Database } from '../database/connect.ts'
import type { DatabaseLogger } from '../database/database-logger.ts'
import { reasonOf } from '../reason-of.ts'
import { decodeCursor, encodeCursor, isAfter, type Position } from './cursor.ts'
import { type OutboxEvent, PAGE_SIZE, presentPosition, readEvents, readEventsFor, recentKinds } from './outbox.ts'
import { streamId } from './stream-id.ts'

export interface Subscription {
  readonly merchantId: string
  /** Without one only events for everybody at the merchant arrive. */
  readonly memberId?: string
  /** The hash of the session's token, in hexadecimal digits; `onEnd` is called when that session ends. */
  readonly session?: string
  /** The last cursor the client saw; everything after it is sent first. */
  readonly cursor?: string
  /** Only without a cursor: the age of the client's data, in milliseconds. */
  readonly ageMs?: number
}

interface Subscriber {
  readonly merchantId: string
  readonly memberId: string | null
  readonly session: string | null
  /** The time of the client's data, by this process's monotonic clock; null if it does not state their age. */
  readonly sinceMs: number | null
  readonly onFrame: (frame: EventFrame) => void
  readonly onEnd: () => void
  /** The last event sent, or where the stream began. */
  position: Position
  /** Rises with each new beginning, so that work of an earlier one can be ignored. */
  turn: number
  /** Events that arrive while older ones are still being replayed; null once the stream is live. */
  held: OutboxEvent[] | null
}

const READY = { kind: 'ready' } as const satisfies ServerEvent
const READY_WITH_LOSS = { kind: 'ready', missed: true } as const satisfies ServerEvent

/** Wait after a database failure before the next query. */
const RETRY_MS = 1_000
/** First wait for events that another transaction holds back; it doubles up to the interval. */
const HELD_BACK_MS = 5
/** How often the identity of the database is checked. */
const SAME_STREAM_MS = 5_000
/** A client with older data reloads everything. */
const LONGEST_AGE_MS = 10 * 60_000
/** How long before its commit an event may have been written. */
const COMMIT_MS = 2_000
/** Events are deleted after a day, so some events after a cursor of this age may be gone. */
const CURSOR_LASTS_MS = 23 * 3_600_000

/**
 * Sends the outbox's events to the browsers connected to this process. While there are subscribers it reads the outbox
 * at a steady interval, at once after this process's own commits, and sooner than at the interval while events wait for
 * a transaction that began before theirs ended. No event is lost or repeated, within a connection or over a
 * reconnection with its cursor, because every frame carries its position in the outbox. Where that is impossible,
 * because the database is another one or the events are deleted, the `ready` frame reports it.
 */
export class EventHub {
  readonly #database: Database
  readonly #logger: DatabaseLogger
  readonly #intervalMs: number
  readonly #sameStreamMs: number
  readonly #subscribers = new Map<string, Set<Subscriber>>()
  readonly #wake = () => this.#pollNow()
  /** The place of the shared reading; set when the first subscriber comes. */
  #started: Promise<Position> | null = null
  /** The database it reads (`stream-id.ts`), and the time of the last check. */
  #stream = ''
  #seenAt = 0
  #polling = false
  #pollAgain = false
  /** The wait before the next reading while events are held back; null when none were. */
  #heldBackMs: number | null = null
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: {
    readonly database: Database
    readonly logger: DatabaseLogger
    readonly intervalMs?: number
    readonly sameStreamMs?: number
  }) {
    this.#database = options.database
    this.#logger = options.logger
    this.#intervalMs = options.intervalMs ?? 150
    this.#sameStreamMs = options.sameStreamMs ?? SAME_STREAM_MS
    this.#database.commits.on('events', this.#wake)
  }

  /**
   * Sends a `ready` frame, then all events after the cursor, then every event as it happens. Returns a function that
   * stops it.
   */
  subscribe(
    subscription: Subscription,
    onFrame: (frame: EventFrame) => void,
    onEnd: () => void = () => undefined,
  ): () => void {
    const { merchantId, memberId = null, session = null, cursor, ageMs } = subscription
    const sinceMs = ageMs === undefined ? null : performance.now() - ageMs
    const position = { tx: 0n, id: 0n }
    const subscriber: Subscriber = {
      merchantId,
      memberId,
      session,
      sinceMs,
      onFrame,
      onEnd,
      position,
      turn: 0,
      held: [],
    }
    const peers = this.#subscribers.getOrInsertComputed(merchantId, () => new Set()).add(subscriber)
    void this.#begin(subscriber, cursor ?? null)
    return () => {
      peers.delete(subscriber)
      if (peers.size === 0 && this.#subscribers.get(merchantId) === peers) this.#subscribers.delete(merchantId)
      if (this.#subscribers.size === 0) this.#rest()
    }
  }

  /** The number of open streams. */
  get subscribers(): number {
    return this.#subscribers.values().reduce((sum, peers) => sum + peers.size, 0)
  }

  /** Stops reading; subscribers get no more events. */
  async close(): Promise<void> {
    this.#closed = true
    this.#database.commits.off('events', this.#wake)
    this.#subscribers.clear()
    this.#rest()
    while (this.#polling) await new Promise(setImmediate)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#started = null
  }

  #isListening(subscriber: Subscriber): boolean {
    return this.#subscribers.get(subscriber.merchantId)?.has(subscriber) ?? false
  }

  /**
   * Finds the subscriber's first position, replays the events up to the present, and then makes it live.
   * @param cursor the last one it has seen
   */
  async #begin(subscriber: Subscriber, cursor: string | null): Promise<void> {
    subscriber.turn += 1
    subscriber.held = []
    const { turn } = subscriber
    const isCurrent = () => this.#isListening(subscriber) && subscriber.turn === turn
    let isUnderWay = false
    try {
      // The shared reading must have a position first: it will send everything after it to this subscriber.
      await this.#start()
      const present = await presentPosition(this.#database)
      if (!isCurrent()) return
      const resumed = cursor === null ? null : this.#resumable(cursor, present)
      subscriber.position = resumed ?? present
      const ready = cursor === null ? await this.#firstReady(subscriber) : resumed ? READY : READY_WITH_LOSS
      if (!isCurrent()) return
      isUnderWay = true
      this.#frame(subscriber, ready)
      if (resumed) await this.#replay(subscriber, isCurrent)
      if (!isCurrent()) return
      const held = subscriber.held
      subscriber.held = null
      for (const event of held) this.#send(subscriber, event)
    } catch (error) {
      if (!isCurrent()) return
      this.#logger.warn({ reason: reasonOf(error) }, 'an event stream waits for the database')
      const seen = isUnderWay ? this.#cursorAt(subscriber.position) : cursor
      setTimeout(() => isCurrent() && void this.#begin(subscriber, seen), RETRY_MS).unref()
    }
  }

  /**
   * The first frame for a client without a cursor: the data it loaded before its stream began may have changed since.
   */
  async #firstReady(subscriber: Subscriber): Promise<ServerEvent> {
    if (subscriber.sinceMs === null) return READY
    const ageMs = performance.now() - subscriber.sinceMs
    if (ageMs > LONGEST_AGE_MS) return READY_WITH_LOSS
    const changed = await recentKinds(this.#database, subscriber, ageMs + COMMIT_MS)
    if (changed === null) return READY_WITH_LOSS
    return changed.length > 0 ? { kind: 'ready', changed } : READY
  }

  /** The position of a cursor after which nothing is missing; null for any other cursor. */
  #resumable(text: string, present: Position): Position | null {
    const cursor = decodeCursor(text)
    if (!cursor || cursor.stream !== this.#stream) return null
    const isOfPast = !isAfter(cursor.position, present) && Date.now() - cursor.atMs < CURSOR_LASTS_MS
    return isOfPast ? cursor.position : null
  }

  #cursorAt(position: Position): string {
    return encodeCursor({ stream: this.#stream, position, atMs: Date.now() })
  }

  #frame(subscriber: Subscriber, event: ServerEvent): void {
    subscriber.onFrame({ cursor: this.#cursorAt(subscriber.position), event })
  }

  async #replay(subscriber: Subscriber, isCurrent: () => boolean): Promise<void> {
    for (;;) {
      const events = await readEventsFor(this.#database, subscriber, subscriber.position)
      if (!isCurrent()) return
      for (const event of events) this.#send(subscriber, event)
      if (events.length < PAGE_SIZE) return
    }
  }

  #send(subscriber: Subscriber, { position, memberId, event }: OutboxEvent): void {
    if (memberId !== null && memberId !== subscriber.memberId) return
    // A replay and the shared reading overlap, so the position shows whether an event was already sent.
    if (!isAfter(position, subscriber.position)) return
    subscriber.position = position
    if (!event) return
    if (event.kind === 'sessionEnded') {
      if (event.session === subscriber.session) subscriber.onEnd()
      return
    }
    this.#frame(subscriber, event)
  }

  #start(): Promise<Position> {
    if (!this.#started) {
      const started = this.#see().then(() => presentPosition(this.#database))
      this.#started = started
      started.then(
        () => this.#schedule(this.#intervalMs),
        () => {
          if (this.#started === started) this.#started = null
        },
      )
    }
    return this.#started
  }

  /** Checks the identity of the database; answers whether it has changed. */
  async #see(): Promise<boolean> {
    const before = this.#stream
    this.#stream = await streamId(this.#database)
    this.#seenAt = performance.now()
    return this.#stream !== before
  }

  /** Another database's transaction numbers are meaningless here, so everybody begins at its present. */
  #beginAgain(): void {
    this.#logger.warn({}, 'the database is another one than before: event streams begin anew')
    this.#started = null
    for (const peers of this.#subscribers.values()) for (const subscriber of peers) void this.#begin(subscriber, '')
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer)
    if (!this.#started || this.#closed) return
    this.#timer = setTimeout(() => this.#pollNow(), delayMs)
    this.#timer.unref()
  }

  #pollNow(): void {
    if (!this.#started || this.#closed) return
    this.#pollAgain = true
    if (!this.#polling) void this.#poll()
  }

  async #poll(): Promise<void> {
    this.#polling = true
    let delayMs = this.#intervalMs
    try {
      while (this.#pollAgain && this.#started) {
        this.#pollAgain = false
        const started = this.#started
        if (performance.now() - this.#seenAt > this.#sameStreamMs && (await this.#see())) {
          this.#beginAgain()
          break
        }
        const { events, isHeldBack } = await readEvents(this.#database, await started)
        const last = events.at(-1)
        if (this.#started !== started) continue
        for (const event of events) this.#dispatch(event)
        if (last) this.#started = Promise.resolve(last.position)
        if (events.length === PAGE_SIZE) this.#pollAgain = true
        this.#heldBackMs = isHeldBack ? (this.#heldBackMs ?? HELD_BACK_MS / 2) * 2 : null
        delayMs = Math.min(this.#heldBackMs ?? this.#intervalMs, this.#intervalMs)
      }
    } catch (error) {
      if (!this.#closed) this.#logger.warn({ reason: reasonOf(error) }, 'the outbox could not be read')
      delayMs = RETRY_MS
    } finally {
      this.#polling = false
      this.#schedule(delayMs)
    }
  }

  #dispatch(event: OutboxEvent): void {
    for (const subscriber of this.#subscribers.get(event.merchantId) ?? []) {
      if (subscriber.held) subscriber.held.push(event)
      else this.#send(subscriber, event)
    }
  }
}
