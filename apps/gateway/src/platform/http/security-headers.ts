import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Sets the headers of every answer. Pages add their own Content-Security-Policy. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    // Addresses may hold a code that signs in, so not even our own requests say from which one they come.
    reply.header('referrer-policy', 'strict-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('cross-origin-resource-policy', 'same-origin')
    reply.header('strict-transport-security', 'max-age=31536000')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  })
}

/** Extends the demand for TLS to all names below a host whose owner says that each of them answers by it. */
export function demandTlsBelow(app: FastifyInstance, isDemanded: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isDemanded(request)) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

/** The route of the build's files. */
const BUILD_ROUTE = '/assets/*'

/**
 * Refuses what a browser fetches to run it as a script, unless it is a file of the build: a page's policy allows scripts
 * of its own host, and nothing else there may become one.
 */
export function scriptsFromBuildOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers['sec-fetch-dest'] === 'script' && request.routeOptions.url !== BUILD_ROUTE)
      throw new LiveryError('NOT_FOUND')
  })
}
