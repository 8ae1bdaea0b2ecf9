import type { FastifyRequest } from 'fastify'

type Protocol = Pick<FastifyRequest, 'protocol'>

/**
 * The name of a cookie for the whole of this host. Over TLS a browser takes one of this name from this very host only,
 * so no other name of the same domain can plant it. Such a cookie has the path `/`.
 */
export function hostCookie({ protocol }: Protocol, name: string): string {
  return protocol === 'https' ? `__Host-${name}` : name
}

/** The name of a cookie for a part of this host; over TLS no page without TLS can plant it. */
export function secureCookie({ protocol }: Protocol, name: string): string {
  return protocol === 'https' ? `__Secure-${name}` : name
}
