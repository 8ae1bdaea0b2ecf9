import { createServer as createHttpServer } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { addressList, isListed } from './address-list.ts'
import { limitConnections } from './connection-limit.ts'
import { redactedPaths, requestSerialiser } from './logging.ts'
import { originForm } from './origin-form.ts'
import { limitPipelining } from './pipelining.ts'

/** How long a server waits for its clients, in milliseconds. */
const PATIENCE = {
  /** For the headers of a request. */
  headers: 10_000,
  /** For a whole request. */
  request: 30_000,
  /** While no data moves on a connection, also when its reader has stopped in the middle of an answer. */
  still: 30_000,
  /** For the next request; longer than the usual minute of a load balancer. */
  idle: 72_000,
}

/** Unanswered requests on one connection. */
const MOST_UNANSWERED = 16

/** What the server of a process needs of the settings. */
interface ServerSettings {
  readonly logLevel: string
  readonly trustedProxies: readonly string[]
  readonly connectionsPerAddress: number
}

/** A bare server with the settings every process shares; the composition root adds the routes. */
export function createServer(
  { logLevel, trustedProxies, connectionsPerAddress }: ServerSettings,
  patience = PATIENCE,
): FastifyInstance {
  const proxies = addressList(trustedProxies)
  return Fastify({
    logger: { level: logLevel, redact: redactedPaths, serializers: { req: requestSerialiser } },
    // Forwarded addresses, hosts and schemes are ignored unless the deployment names its proxies.
    trustProxy: trustedProxies.length > 0 ? (address: string) => isListed(proxies, address) : false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    // A request that still arrives is served: its sender does not know about the closing yet.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 120 },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // For `localhost` there are two servers, one for each loopback address.
    serverFactory: (handler) => {
      const server = createHttpServer(
        {
          headersTimeout: patience.headers,
          requestTimeout: patience.request,
          connectionsCheckingInterval: patience.headers / 2,
          keepAliveTimeout: patience.idle,
        },
        limitPipelining(handler, MOST_UNANSWERED),
      )
      server.setTimeout(patience.still)
      limitConnections(server, connectionsPerAddress, proxies)
      return server
    },
  })
}
