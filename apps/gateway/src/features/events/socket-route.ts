import { EVENTS_PATH, type EventFrame } from '@livery/contract/events'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import type { WebSocket } from 'ws'
import { type Account, accountOfToken } from '../../members/sessions/session.ts'
import { atSessionEnd } from '../../members/sessions/session-end.ts'
import { HeldPlaces } from '../../platform/http/held-places.ts'
import { isForeign, MAXIMUM_BUFFERED_BYTES, tokenOf } from '../../platform/http/sockets.ts'
import { siteOf } from '../../tenancy/sites/request-site.ts'
import type { EventServices } from './services.ts'

/** A client that has not sent its token within this time stays a visitor. */
const HELLO_MS = 2_000
const PING_MS = 25_000
/** This gateway is stopping; another one continues the stream. */
const SERVICE_RESTART = 1012
/** The session of the socket has ended; a client that reconnects with its token gets the same code. */
const SESSION_ENDED = 4401
/** Try again later (RFC 6455): this address has too many open. */
const TOO_MANY = 1013

const SocketQuery = Type.Object({
  cursor: Type.Optional(Type.String({ maxLength: 60 })),
  age: Type.Optional(Type.Integer({ minimum: 0 })),
})

/**
 * Events over a WebSocket. The first frame of the client is `{token?}`; frames to the client are `{cursor, event}`.
 * A foreign page may not open it: its Origin must be the host it talks to.
 */
export function socketRoute(app: FastifyInstance, services: EventServices): void {
  const places = new HeldPlaces(services.settings.socketsPerAddress)
  app.get<{ Querystring: Static<typeof SocketQuery> }>(
    EVENTS_PATH,
    {
      websocket: true,
      schema: { querystring: SocketQuery },
      // The route has an own limit, so that many tabs that reconnect at once do not use up the limit of calls.
      config: { rateLimit: { max: services.settings.callsPerMinute, timeWindow: 60_000, allowList: [] } },
      preValidation: async (request, reply) => {
        const site = siteOf(request)
        if (isForeign(request) || services.access.statusCode(site, request.ip) !== 0) return reply.status(403).send()
      },
    },
    (socket, request) => {
      const { merchant } = siteOf(request)
      const database = services.database.of(merchant.id)
      const { cursor, age } = request.query
      if (services.drain.isDraining) return socket.close(SERVICE_RESTART)
      const release = places.hold(request.ip)
      if (!release) return socket.close(TOO_MANY)
      let isGreeted = false
      let unsubscribe: (() => void) | null = null
      let unfollow: (() => void) | null = null
      let alive = true
      const stay = services.drain.atDrain(() => socket.close(SERVICE_RESTART))

      const subscribe = (account: Account | null) => {
        if (unsubscribe || socket.readyState !== socket.OPEN) return
        const whose = account && { memberId: account.memberId, session: account.tokenHash.toString('hex') }
        const end = () => socket.close(SESSION_ENDED)
        unsubscribe = services.events.subscribe(
          { merchantId: merchant.id, ...whose, ...(cursor && { cursor }), ...(age !== undefined && { ageMs: age }) },
          (frame) => send(socket, frame),
          end,
        )
        unfollow = account && atSessionEnd(database, account.tokenHash, end)
      }
      const visitorTimer = setTimeout(() => subscribe(null), HELLO_MS)

      socket.on('message', (data: Buffer) => {
        // Each greeting costs a database query, so only the first one counts.
        if (isGreeted) return
        isGreeted = true
        clearTimeout(visitorTimer)
        accountOf(data).then(subscribe, (error: unknown) => {
          request.log.warn({ err: error }, 'an event stream could not be opened')
          socket.close(1011)
        })
      })
      socket.on('pong', () => {
        alive = true
      })
      const ping = setInterval(() => {
        if (!alive) return socket.terminate()
        alive = false
        socket.ping()
      }, PING_MS)
      socket.on('close', () => {
        stay()
        release()
        clearTimeout(visitorTimer)
        clearInterval(ping)
        unsubscribe?.()
        unfollow?.()
      })

      async function accountOf(data: Buffer): Promise<Account | null> {
        const token = tokenOf(data)
        if (!token) return null
        const account = await accountOfToken(database, merchant, token)
        // Until the password is changed, the page gets a visitor's events only.
        if (account?.mustChange) return null
        if (!account) send(socket, { cursor: '', event: { kind: 'signedOut', reason: 'session' } })
        return account
      }
    },
  )
}

function send(socket: WebSocket, frame: EventFrame): void {
  if (socket.bufferedAmount > MAXIMUM_BUFFERED_BYTES) socket.terminate()
  else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
}
