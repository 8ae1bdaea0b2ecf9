import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Sets the headers of every answer. Pages add their own Content-Security-Policy. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    // Addresses may contain a code that signs in, so not even our own requests reveal the address of their page.
    reply.header('referrer-policy', 'strict-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('cross-origin-resource-policy', 'same-origin')
    reply.header('strict-transport-security', 'max-age=31536000')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  })
}

/** Extends the rule to use TLS to all names below a host, where its owner confirms that each of them answers by TLS. */
export function demandTlsBelow(app: FastifyInstance, isDemanded: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isDemanded(request)) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

/** The route of the build's files. */
const BUILD_ROUTE = '/assets/*'

/**
 * Refuses to send files that a browser requests as a script, unless they are files of the build: a page's policy allows
 * scripts of its own host, and no other file there may become one.
 */
export function scriptsFromBuildOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers['sec-fetch-dest'] === 'script' && request.routeOptions.url !== BUILD_ROUTE)
      throw new LiveryError('NOT_FOUND')
  })
}
