import type { FastifyRequest } from 'fastify'

/** The host and origin a passkey is bound to: one made on one host of a merchant does not work on another. */
export function relyingParty(http: FastifyRequest): { readonly host: string; readonly origin: string } {
  return { host: http.hostname, origin: `${http.protocol}://${http.host}` }
}
