import Fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { redactedPaths, requestSerialiser } from './logging.ts'

/** A bare server with the settings every process shares; the composition root adds the routes. */
export function createServer(settings: Settings): FastifyInstance {
  return Fastify({
    logger: { level: settings.logLevel, redact: redactedPaths, serializers: { req: requestSerialiser } },
    // Forwarded addresses, hosts and schemes are ignored unless the deployment names its proxies.
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // A request that still comes is served: whoever sent it has not been told yet.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 120 },
  })
}
