import { createServer, type Socket } from 'node:net'
import { cancelOrSslRequest, errorResponse, greeting, queryMessage, splitMessages } from './wire-messages.ts'

/** The one thing the server needs of the engine. */
interface WireEngine {
  execProtocolRawStream(
    message: Uint8Array,
    options: { syncToFs?: boolean; onRawData: (data: Uint8Array) => void },
  ): Promise<void>
}

export interface WireServerOptions {
  readonly engine: WireEngine
  /** Path of the Unix socket. */
  readonly path: string
  readonly serverVersion: string
  /** An idle transaction is rolled back after this long if others wait. */
  readonly idleTransactionMs: number
  /** Called when the engine broke and no further statement can be trusted. */
  readonly onFatal: (error: unknown) => void
}

interface Client {
  readonly socket: Socket
  received: Buffer
  greeted: boolean
}

/**
 * All clients share one session, so a client's settings stay for the others: `pg_dump`, even when it is refused, leaves
 * an empty search path, in which no table is found. Settings that a connection of its own would have lost at its end
 * are reset; plans stay.
 */
const RESET = 'reset session authorization; reset all; close all; unlisten *; deallocate all; discard temp'

/** Bytes of one client up to a point where it waits for an answer: `Sync`, a simple query, or `Flush`. */
interface Unit {
  readonly client: Client
  readonly bytes: Buffer
}

/**
 * Serves one engine to several PostgreSQL clients over a Unix socket. The engine is a single session, so the messages
 * of one statement (parse, bind and execute share the unnamed statement) and the statements of one transaction must not
 * be mixed with others. Each unit therefore runs alone, and a client inside a transaction has the engine until it ends.
 */
export function serveWire(options: WireServerOptions): Promise<{ close(): Promise<void> }> {
  const { engine, onFatal } = options
  const clients = new Set<Client>()
  let queue: Unit[] = []
  let holder: Client | undefined
  /** A client has left, and its settings are still there. */
  let isUsed = false
  let running = false
  let closing = false
  let stalled: NodeJS.Timeout | undefined

  const server = createServer((socket) => {
    const client: Client = { socket, received: Buffer.alloc(0), greeted: false }
    clients.add(client)
    socket.on('data', (data: Buffer) => receive(client, data))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => void leave(client))
  })

  function receive(client: Client, data: Buffer): void {
    client.received = client.received.length > 0 ? Buffer.concat([client.received, data]) : data
    if (!client.greeted && !greet(client)) return
    const { units, rest, terminated } = splitMessages(client.received)
    client.received = rest
    for (const bytes of units) queue.push({ client, bytes })
    if (terminated) client.socket.end()
    void pump()
  }

  /** Answers the packets before the first message. False while the startup packet is incomplete. */
  function greet(client: Client): boolean {
    for (;;) {
      if (client.received.length < 8) return false
      const length = client.received.readInt32BE(0)
      if (client.received.length < length) return false
      const packet = client.received.subarray(0, length)
      client.received = client.received.subarray(length)
      const request = cancelOrSslRequest(packet)
      if (request === 'ssl') client.socket.write('N')
      else if (request === 'cancel') client.socket.end()
      else {
        client.greeted = true
        client.socket.write(greeting(options.serverVersion))
        return true
      }
    }
  }

  async function pump(): Promise<void> {
    if (running) return
    running = true
    for (;;) {
      if (isUsed && !holder) {
        isUsed = false
        await run(queryMessage(RESET), undefined)
      }
      const unit = next()
      if (!unit) break
      clearTimeout(stalled)
      const status = await run(unit.bytes, unit.client.socket)
      // Without a status the client has flushed inside a statement, and its Sync follows.
      holder = status === 'I' ? undefined : unit.client
      // Lets the event loop read what arrived meanwhile, since the engine itself never yields.
      await new Promise(setImmediate)
    }
    running = false
    if (holder && !clients.has(holder)) await abandon()
    else if (holder && queue.length > 0) {
      clearTimeout(stalled)
      stalled = setTimeout(() => void evict(), options.idleTransactionMs)
    }
  }

  function next(): Unit | undefined {
    const index = holder ? queue.findIndex((unit) => unit.client === holder) : 0
    return index < 0 ? undefined : queue.splice(index, 1)[0]
  }

  /** Runs one unit and returns the transaction status of its ReadyForQuery: I(dle), T(ransaction) or E(rror). */
  async function run(bytes: Buffer, socket: Socket | undefined): Promise<string | undefined> {
    let tail: Buffer = Buffer.alloc(0)
    socket?.cork()
    try {
      await engine.execProtocolRawStream(bytes, {
        onRawData(data) {
          // The engine's memory is reused for the next message.
          const copy = Buffer.from(data)
          tail = copy.length >= 6 ? copy.subarray(-6) : Buffer.concat([tail, copy]).subarray(-6)
          if (socket?.writable) socket.write(copy)
        },
      })
    } catch (error) {
      onFatal(error)
      throw error
    } finally {
      socket?.uncork()
    }
    const isReadyForQuery = tail.length === 6 && tail[0] === 0x5a && tail.readInt32BE(1) === 5
    return isReadyForQuery ? String.fromCharCode(tail[5]!) : undefined
  }

  /**
   * Handles a client that has disconnected: its incomplete messages are dropped and its open transaction is rolled
   * back.
   */
  async function leave(client: Client): Promise<void> {
    clients.delete(client)
    queue = queue.filter((unit) => unit.client !== client)
    // A server that closes serves nobody afterwards.
    isUsed = !closing
    if (holder === client && !running) await abandon()
    else await pump()
  }

  async function abandon(): Promise<void> {
    running = true
    clearTimeout(stalled)
    await run(queryMessage('rollback'), undefined)
    holder = undefined
    running = false
    await pump()
  }

  /**
   * Works like PostgreSQL's idle_in_transaction_session_timeout: without it, a query outside its own open transaction
   * would wait for ever.
   */
  async function evict(): Promise<void> {
    const idle = holder
    if (!idle || running) return
    idle.socket.end(errorResponse('FATAL', '25P03', 'terminating connection due to idle-in-transaction timeout'))
    clients.delete(idle)
    await abandon()
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.path, () =>
      resolve({
        async close() {
          closing = true
          clearTimeout(stalled)
          const closed = new Promise((done) => server.close(done))
          for (const client of clients) client.socket.destroy()
          await closed
          while (running) await new Promise(setImmediate)
        },
      }),
    )
  })
}
