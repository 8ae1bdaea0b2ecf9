import type { FastifyRequest } from 'fastify'

/** Places in log records that could hold a secret, should anybody ever log them whole. */
export const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.captcha',
  '*.secret',
]

/** What a log line says of a request: never the query, which may carry codes, and no headers. */
export function requestSerialiser(request: FastifyRequest): Record<string, unknown> {
  return {
    method: request.method,
    path: request.url.split('?')[0],
    // The merchant is not known yet when a request comes in; its host is.
    host: request.host,
    ip: request.ip,
    id: request.id,
  }
}
