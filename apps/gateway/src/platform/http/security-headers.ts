import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'

/** Sets the headers of every answer. Pages add their own Content-Security-Policy with a nonce. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('cross-origin-resource-policy', 'same-origin')
    reply.header('strict-transport-security', 'max-age=31536000')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
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
