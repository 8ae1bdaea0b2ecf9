import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from './create-server.ts'

const PATIENCE = { headers: 400, request: 800, still: 500, idle: 600 }
/**
 * The delay that a busy machine may add. Node’s default timeouts are all longer: 5 s between requests, a minute for
 * headers.
 */
const SLACK_MS = 2_500

const app = createServer({ logLevel: 'silent', trustedProxies: [], connectionsPerAddress: 100 }, PATIENCE)
const large = Buffer.alloc(8_000_000)
let answered = 0
app.get('/large', async () => {
  answered += 1
  return large
})
app.post('/', async () => 'ok')

let port: number
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Milliseconds until the server closes the connection of a client with this behaviour. */
async function heldFor(behave: (socket: Socket) => void): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const begunMs = performance.now()
  behave(socket)
  // `once` would throw where the server resets the connection, but that is an end too.
  await new Promise((closed) => socket.once('close', closed))
  return performance.now() - begunMs
}

const slowly = (socket: Socket, everyMs: number, text: string) => {
  socket.resume()
  const timer = setInterval(() => socket.write(text), everyMs)
  socket.once('close', () => clearInterval(timer))
}

test('a client that sends nothing is not waited for', async () => {
  expect(await heldFor((socket) => socket.resume())).toBeLessThan(PATIENCE.still + SLACK_MS)
})

test('headers that come letter by letter are not waited for', async () => {
  const held = await heldFor((socket) => {
    socket.write('GET /large HTTP/1.1\r\n')
    slowly(socket, 50, 'a')
  })
  expect(held).toBeLessThan(PATIENCE.headers * 1.5 + SLACK_MS)
})

test('a body that comes letter by letter is not waited for', async () => {
  const held = await heldFor((socket) => {
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n')
    slowly(socket, 50, ' ')
  })
  expect(held).toBeLessThan(PATIENCE.request + PATIENCE.headers / 2 + SLACK_MS)
})

test('a connection is kept for the next request as long as is said', async () => {
  const held = await heldFor((socket) => {
    socket.resume()
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n')
  })
  expect(held).toBeGreaterThan(PATIENCE.idle - 100)
  expect(held).toBeLessThan(PATIENCE.idle + 1_000 + SLACK_MS)
})

/** Clients that send many requests and never read the answers. */
function neverReading(clients: number, requests: number): Socket[] {
  return Array.from({ length: clients }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(requests))
    return socket
  })
}

test('clients that never read are not waited for', async () => {
  const CLIENTS = 20
  const heldMs: number[] = []
  const ended = Promise.withResolvers<void>()
  const watch = (socket: Socket) => {
    const begunMs = performance.now()
    socket.once('close', () => {
      heldMs.push(performance.now() - begunMs)
      if (heldMs.length === CLIENTS) ended.resolve()
    })
  }
  app.server.on('connection', watch)
  const sockets = neverReading(CLIENTS, 4)
  await ended.promise
  app.server.off('connection', watch)
  for (const socket of sockets) socket.destroy()
  expect(Math.min(...heldMs)).toBeGreaterThan(PATIENCE.still / 2)
})

test('a connection whose requests wait for their answers gets no more than a few', async () => {
  const before = answered
  const sockets = neverReading(20, 1_000)
  await new Promise((resume) => setTimeout(resume, PATIENCE.still / 2))
  for (const socket of sockets) socket.destroy()
  expect(answered - before).toBeLessThanOrEqual(20 * 16)
})
