import { CHAT_CLOSED, CHAT_PATH } from '@livery/contract/support/chat-limits'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { WebSocket } from 'ws'
import type { ChatHub } from '../../../members/chat/hub.ts'
import { type Account, accountOfToken } from '../../../members/sessions/session.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Drain } from '../../../platform/http/drain.ts'
import { HeldPlaces } from '../../../platform/http/held-places.ts'
import { isForeign, MAXIMUM_BUFFERED_BYTES, tokenOf } from '../../../platform/http/sockets.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { Access } from '../../../tenancy/access/access.ts'
import { siteOf } from '../../../tenancy/sites/request-site.ts'
import { entryFault, roomOf } from './rooms.ts'

/** The gateway's services that the sockets of the chat need. */
interface ChatSocketServices {
  readonly database: Database
  readonly chat: ChatHub
  readonly access: Access
  readonly drain: Pick<Drain, 'isDraining' | 'atDrain'>
  readonly settings: Pick<Settings, 'callsPerMinute' | 'socketsPerAddress'>
}

/** A client that sends nothing within this time is a visitor. */
const HELLO_MS = 2_000
const PING_MS = 25_000
/** This gateway is stopping; another one continues the stream. */
const SERVICE_RESTART = 1012
/** Try again later (RFC 6455). */
const TOO_MANY = 1013

interface SocketRequest {
  readonly room: string
  readonly after?: number
  readonly stream?: string
}

const SocketQuery = Type.Object({
  room: Type.String({ maxLength: 61 }),
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  stream: Type.Optional(Type.String({ maxLength: 16 })),
})

/** The socket of a room; the client's first frame is `{token?}`, frames to the client are `ChatFrame`s. */
export function chatSocketRoute(app: FastifyInstance, services: ChatSocketServices): void {
  const places = new HeldPlaces(services.settings.socketsPerAddress)
  const beat = heartbeat()
  app.addHook('onClose', async () => beat.stop())
  app.get<{ Querystring: SocketRequest }>(
    CHAT_PATH,
    {
      websocket: true,
      schema: { querystring: SocketQuery },
      // The route has an own limit, so that many tabs that reconnect at once do not use up the limit of calls.
      config: { rateLimit: { max: services.settings.callsPerMinute, timeWindow: 60_000, allowList: [] } },
      preValidation: async (request, reply) => {
        if (isForeign(request) || services.access.statusCode(siteOf(request), request.ip) !== 0)
          return reply.status(403).send()
      },
    },
    (socket, request) => {
      const { merchant } = siteOf(request)
      const { after = null, stream = null } = request.query
      const room = roomOf(merchant, request.query.room)
      if (services.drain.isDraining) return socket.close(SERVICE_RESTART)
      if (!room) return socket.close(CHAT_CLOSED.unknownRoom)
      const release = places.hold(request.ip)
      if (!release) return socket.close(TOO_MANY)
      let isGreeted = false
      let stop: (() => void) | null = null
      const stay = services.drain.atDrain(() => socket.close(SERVICE_RESTART))
      const enter = (account: Account | null) => {
        if (stop || socket.readyState !== socket.OPEN) return
        if (entryFault(room, account)) return socket.close(CHAT_CLOSED.notAllowed)
        stop = services.chat.follow(
          {
            merchantId: merchant.id,
            room: room.id,
            slowSeconds: room.slowSeconds ?? 0,
            memberId: account?.memberId ?? null,
            session: account?.tokenHash.toString('hex') ?? null,
            after,
            stream,
          },
          { send: (frame) => send(socket, frame), end: () => socket.close(CHAT_CLOSED.sessionEnded) },
        )
      }
      const visitorTimer = setTimeout(() => enter(null), HELLO_MS)
      socket.on('message', (data: Buffer) => {
        // Each greeting costs a database query, so only the first one counts.
        if (isGreeted) return
        isGreeted = true
        clearTimeout(visitorTimer)
        const token = tokenOf(data)
        const found = token ? accountOfToken(services.database.of(merchant.id), merchant, token) : Promise.resolve(null)
        found.then(
          // Until the password is changed, the page gets a visitor's frames only.
          (account) => enter(account?.mustChange ? null : account),
          (error: unknown) => {
            request.log.warn({ err: error }, 'a room of the chat could not be opened')
            socket.close(1011)
          },
        )
      })
      beat.add(socket)
      socket.on('close', () => {
        stay()
        release()
        clearTimeout(visitorTimer)
        stop?.()
      })
    },
  )
}

function send(socket: WebSocket, frame: Buffer): void {
  if (socket.bufferedAmount > MAXIMUM_BUFFERED_BYTES) socket.terminate()
  else if (socket.readyState === socket.OPEN) socket.send(frame, { binary: false })
}

/** Pings all sockets with one timer, and ends those that do not answer. */
function heartbeat() {
  const alive = new Map<WebSocket, boolean>()
  const timer = setInterval(() => {
    for (const [socket, isAlive] of alive) {
      if (!isAlive) socket.terminate()
      else {
        alive.set(socket, false)
        socket.ping()
      }
    }
  }, PING_MS).unref()
  return {
    add(socket: WebSocket) {
      alive.set(socket, true)
      socket.on('pong', () => alive.set(socket, true))
      socket.on('close', () => alive.delete(socket))
    },
    stop: () => clearInterval(timer),
  }
}
