import type { FastifyRequest } from 'fastify'

/** Where passkeys belong: a key made on one host of a merchant opens nothing on another. */
export function relyingParty(http: FastifyRequest): { readonly host: string; readonly origin: string } {
  return { host: http.hostname, origin: `${http.protocol}://${http.host}` }
}
